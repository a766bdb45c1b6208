#!/bin/sh
# Runs once, on an empty volume: a database of Keycloak's own, which its user cannot leave.
set -eu
psql --set=ON_ERROR_STOP=1 --set=password="$KEYCLOAK_DB_PASSWORD" --username="$POSTGRES_USER" --dbname="$POSTGRES_DB" <<'SQL'
create role keycloak login password :'password';
create database keycloak owner keycloak;
revoke connect on database earshot from public;
SQL
