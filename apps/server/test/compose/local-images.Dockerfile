# Images like the ones that docker-compose.yml names, from Debian's packages; local-images.sh builds them. What the compose
# file relies on is as in the originals: users, paths, environment, the commands of the health checks.
FROM debian-local AS packages
RUN printf '#!/bin/sh\nexit 101\n' > /usr/sbin/policy-rc.d && chmod +x /usr/sbin/policy-rc.d \
  && apt-get update && apt-get install -y --no-install-recommends busybox libcap2-bin \
  && ln -s "$(command -v busybox)" /usr/local/bin/wget

# Debian 13's Caddy and nginx are older than what the compose file names.
FROM packages AS newer
RUN sed -i s/trixie/testing/ /etc/apt/sources.list && apt-get -o Acquire::Check-Valid-Until=false update

FROM newer AS caddy
RUN apt-get install -y --no-install-recommends caddy && setcap cap_net_bind_service=+ep /usr/bin/caddy
ENV XDG_CONFIG_HOME=/config XDG_DATA_HOME=/data
WORKDIR /srv
CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]

FROM packages AS postgres
# Without this the package makes a database of its own.
RUN mkdir -p /etc/postgresql-common && echo 'create_main_cluster = false' > /etc/postgresql-common/createcluster.conf \
  && apt-get install -y --no-install-recommends postgresql-17
COPY local-postgres.sh /usr/local/bin/
ENV PATH=/usr/lib/postgresql/17/bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
  PGDATA=/var/lib/postgresql/data LANG=C.UTF-8
VOLUME /var/lib/postgresql/data
STOPSIGNAL SIGINT
ENTRYPOINT ["local-postgres.sh"]
CMD ["postgres"]

FROM packages AS redis
RUN apt-get install -y --no-install-recommends redis-server redis-tools
VOLUME /data
WORKDIR /data
# The original leaves root only for a command that starts with `redis-server`.
CMD ["redis-server"]

FROM newer AS nginx
RUN apt-get install -y --no-install-recommends nginx && rm -f /etc/nginx/sites-enabled/* \
  && ln -sf /dev/stdout /var/log/nginx/access.log && ln -sf /dev/stderr /var/log/nginx/error.log \
  && for name in client_body proxy fastcgi uwsgi scgi; do echo "${name}_temp_path /var/cache/nginx/$name;"; done \
  > /etc/nginx/conf.d/paths.conf
STOPSIGNAL SIGQUIT
CMD ["nginx", "-g", "daemon off;"]
