#!/usr/bin/env bash
# Makes the images that docker-compose.yml and the Dockerfile name where no image registry can be reached: Debian from its
# packages, Node from the npm registry. They take the place of the originals in this engine.
# Usage, as root, with a container engine, buildah and debootstrap: local-images.sh
set -euo pipefail
here=$(dirname "$(realpath "$0")")
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT

node=$("$here/../image/local-base.sh")
buildah push --quiet "$node" "docker-archive:$dir/node.tar:node:24-bookworm-slim" >&2
docker load --quiet --input "$dir/node.tar"

debootstrap --variant=minbase --include=ca-certificates trixie "$dir/root" >&2
tar -C "$dir/root" -c . | docker import - debian-local
for image in caddy:2-alpine postgres:17-alpine redis:8-alpine nginx:1.29-alpine; do
  docker build --quiet --file "$here/local-images.Dockerfile" --target "${image%:*}" --tag "$image" "$here"
done
