#!/usr/bin/env bash
# Makes a base image like node:24-bookworm-slim where no image registry can be reached: Debian from its packages, Node
# from the npm registry. Usage, as root: local-base.sh [amd64|arm64]; then NODE_IMAGE=localhost/node-local:amd64.
# Another architecture than the machine's needs qemu-user-static and binfmt_misc.
set -euo pipefail
arch=${1:-$(dpkg --print-architecture)}
node=${NODE_VERSION:-24.21.0}
npm=${NPM_VERSION:-11}
package=node-linux-$([ "$arch" = amd64 ] && echo x64 || echo "$arch")
image=localhost/node-local:$arch
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT

debootstrap --variant=minbase --arch="$arch" --include=ca-certificates bookworm "$dir/root" >&2
rm -rf "$dir"/root/var/cache/apt/* "$dir"/root/var/lib/apt/lists/* "$dir"/root/usr/share/{doc,man,locale}
install -d "$dir/root/usr/local/lib/node_modules/npm"
(cd "$dir" && npm pack --silent "$package@$node" "npm@$npm" >&2)
tar -xzf "$dir/$package-$node.tgz" -C "$dir/root/usr/local" --strip-components=1 package/bin/node
tar -xzf "$dir"/npm-*.tgz -C "$dir/root/usr/local/lib/node_modules/npm" --strip-components=1
for name in npm npx; do ln -s "../lib/node_modules/npm/bin/$name-cli.js" "$dir/root/usr/local/bin/$name"; done
# The registries of this machine may have a certificate of their own.
cp /etc/ssl/certs/ca-certificates.crt "$dir/root/etc/ssl/certs/ca-certificates.crt"
chroot "$dir/root" groupadd --gid 1000 node
chroot "$dir/root" useradd --uid 1000 --gid node --shell /bin/bash --create-home node

container=$(buildah from --arch "$arch" scratch)
buildah add --quiet "$container" "$dir/root" / >&2
buildah config --arch "$arch" --env "NODE_VERSION=$node" --cmd node \
  --env NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt \
  --env PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin "$container"
buildah commit --quiet --rm "$container" "$image" >&2
echo "$image"
