import { FRENTE } from '../entorno.ts';

const pedirReloj = async (cuerpo?: object): Promise<{ ahora?: string }> => {
  const opciones = cuerpo ? { method: 'POST', body: JSON.stringify(cuerpo) } : {};
  const url = `${process.env[FRENTE]}/leal-api/_local/reloj`;
  return (await fetch(url, opciones)).json() as Promise<{ ahora?: string }>;
};

/** The business clock of the suite; undefined where nothing says where its door is. */
export const leerReloj = async (): Promise<string | undefined> =>
  process.env[FRENTE] === undefined ? undefined : (await pedirReloj()).ahora;

/** Moves a clock that is behind what the documents have seen; one that is ahead stays. */
export async function alcanzarReloj(hasta: string | undefined): Promise<void> {
  const ahora = await leerReloj();
  if (hasta !== undefined && ahora !== undefined && Date.parse(ahora) < Date.parse(hasta))
    await pedirReloj({ ahora: hasta });
}
