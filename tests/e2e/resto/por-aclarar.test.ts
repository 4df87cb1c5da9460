// What a manager sees of transfers to be looked at, in a browser, with nothing out of its place. On a suite of its own, whose
// owner takes transfers.
import { beforeAll, expect, test } from 'vitest';
import { invocar } from '../../setup/invocar.ts';
import { dicho } from '../apoyo/dicho.ts';
import { creditoDe, mundoPropio, usarEscenas } from '../apoyo/escena.ts';
import { revisar } from '../apoyo/revisar.ts';
import { dialogo } from '../apoyo/ruta.ts';
import { CADA_TAMANO, RECORRIDOS, type Tamano, TELEFONO } from '../apoyo/tamanos.ts';

const { mundo, suite, abrirEn } = usarEscenas(TELEFONO, await mundoPropio());
const gerente = () => mundo.cuenta('gerente@leal.demo');

const nombresDe = ({ width }: Tamano) => [`Ana López ${width}`, `Beto Ruiz ${width}`] as const;

/** Two clients whose transfers have one reference, and a late one of the first that a manager rejected. */
async function transferir(tamano: Tamano): Promise<void> {
  const cobrador = await mundo.cobrador(nombresDe(tamano).map((nombre) => creditoDe(nombre)));
  const transferencia = { fecha: '2026-11-10', referencia: `MBAN0100261111 ${tamano.width}` };
  const abonar = async (numero: number, mas: object = {}) => {
    const id_credito = `${cobrador.prefijo}-cre-${numero}`;
    const { estado, cuerpo } = await invocar(cobrador, 'registrarAbono', {
      cuerpo: { id_credito, monto: 120, transferencia, ...mas },
    });
    expect(estado, JSON.stringify(cuerpo)).toBeLessThan(300);
    return String(cuerpo.id_solicitud);
  };
  await abonar(1);
  await abonar(2);
  const tap = { capturado_en: '2026-11-10T12:00:00-06:00', dispositivo: 'tel-1', secuencia: 1 };
  const parametros = { id: await abonar(1, tap) };
  const cuerpo = { estado: 'rechazada' as const, comentario: 'La clienta dice que era de otro préstamo.' };
  await invocar(await gerente(), 'resolverCapturaTardia', { parametros, cuerpo });
}

beforeAll(async () => {
  const parametros = { dias_transferencia: 20 };
  await mundo.db.doc('configuracion/negocio').set({ parametros }, { merge: true });
  // The server remembers its settings for a minute.
  await suite.moverReloj('2026-11-18T11:10:00-06:00');
  await Promise.all(RECORRIDOS.map((tamano) => transferir(tamano)));
  await suite.moverReloj('2026-11-25T11:10:00-06:00');
});

test.each(CADA_TAMANO)(
  'at %s: signals in their rows, and a rejected transfer that is cleared up',
  async (_, tamano) => {
    const [ana, beto] = nombresDe(tamano);
    const { pagina } = await abrirEn((await gerente()).email, 'gerente/transferencias', { viewport: tamano });
    const fila = pagina.getByRole('row', { name: `${beto} $120.00` });
    await fila.getByText('Sin confirmar desde hace 7 días').waitFor();
    await fila.getByText(`Misma referencia que ${ana}`, { exact: false }).waitFor();
    await revisar(pagina);
    const aclarar = pagina.getByRole('button', { name: `Aclarar la transferencia de ${ana}` });
    await aclarar.click();
    await dialogo(pagina).getByLabel('Qué se aclaró').fill('Era de su hermana');
    await revisar(pagina);
    await dialogo(pagina).getByRole('button', { name: 'Aclarar', exact: true }).click();
    await dicho(pagina, 'Transferencia aclarada');
    await expect.poll(() => aclarar.count()).toBe(0);
  },
);
