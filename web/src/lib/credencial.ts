/** The source of the calls' token, which knows no identity service: its SDK loads late and plugs itself in here. */
type ProveedorCredencial = {
  token: (forzar: boolean) => Promise<string | null>;
  terminar: (motivo: string) => void;
};

let proveedor: ProveedorCredencial | undefined;

export function fijarProveedor(nuevo: ProveedorCredencial): void {
  proveedor = nuevo;
}

/** The current ID token (renewed when `forzar`), null when nobody is signed in. */
export const obtenerToken = async (forzar: boolean): Promise<string | null> =>
  (await proveedor?.token(forzar)) ?? null;

/** The server no longer accepts this session; the login says why. */
export const terminarSesion = (motivo: string): void => proveedor?.terminar(motivo);
