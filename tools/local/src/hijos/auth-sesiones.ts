// The official Auth emulator says in every token when its account signed in last, on whatever phone. The service itself says
// when this very session began, however often its token is renewed; so does the emulator with this.
import { createRequire } from 'node:module';

type Reclamos = Record<string, unknown>;
type Opciones = { readonly extraClaims?: Reclamos };
type Cuenta = { readonly lastLoginAt?: string };
type Estado = {
  prototype: { createRefreshTokenFor: (cuenta: Cuenta, proveedor: unknown, opciones?: Opciones) => string };
};
type Firma = { sign: (carga: Reclamos, ...resto: unknown[]) => string };

const MS_POR_SEGUNDO = 1_000;
/** Travels in the refresh token, and in no other. */
const DESDE = 'leal_sesion';

const cargar = createRequire(createRequire(import.meta.url).resolve('firebase-tools/package.json'));
const { ProjectState } = cargar('./lib/emulator/auth/state.js') as { ProjectState?: Estado };
const firma = cargar('jsonwebtoken') as Firma;
const hacer = ProjectState?.prototype.createRefreshTokenFor;
if (ProjectState === undefined || hacer === undefined)
  throw new Error('auth-sesiones.ts: firebase-tools no longer has ProjectState.createRefreshTokenFor.');

ProjectState.prototype.createRefreshTokenFor = function crear(cuenta, proveedor, opciones = {}) {
  const segundo = Math.floor(Number(cuenta.lastLoginAt) / MS_POR_SEGUNDO);
  const extraClaims = { [DESDE]: segundo, ...opciones.extraClaims };
  return hacer.call(this, cuenta, proveedor, { ...opciones, extraClaims });
};

const { sign } = firma;
firma.sign = ({ [DESDE]: desde, ...carga }, ...resto) =>
  sign(desde === undefined ? carga : { ...carga, auth_time: desde }, ...resto);
