// An office on a Firestore of its own: three collectors with a client of each term, two managers, and a clock that only goes on.
import { fecha, fechaLocal, instanteLocal, NEGOCIO_POR_DEFECTO, PLAZOS, ROL, sumarDias } from '@leal/domain';
import { type Azar, unaCartera } from '@leal/seed';
import { abrirSala, type Caminante, caminante, type Mesa, type Sala } from '@leal/seed/jugador';
import { vi } from 'vitest';
import { Caja } from './caja.ts';

const MS_POR_MINUTO = 60_000;
/** Each walk starts on some day of these weeks. */
const EPOCA = fecha('2026-09-07');
const DIAS_DE_EPOCA = 60;
const CIERRAN = '18:20';

/** Two days without collection a month: the same for every walk, because a process remembers the settings. */
export const NEGOCIO = {
  ...NEGOCIO_POR_DEFECTO,
  festivos: Array.from({ length: 14 }, (_, i) => ({
    fecha: sumarDias(EPOCA, 9 + i * 13),
    nombre: `Feriado ${i}`,
  })),
};

export type Oficina = Mesa &
  Pick<Sala, 'fallar' | 'quitarFallas'> & {
    readonly caja: Caja;
    /** Some minutes later, or the next morning when the day is over. */
    readonly avanzar: (azar: Azar) => void;
  };

/** An instant, later with every request so that no two of them share one. */
function crearTiempo(azar: Azar) {
  const inicio = sumarDias(EPOCA, azar.entero(0, DIAS_DE_EPOCA));
  let ms = instanteLocal(inicio, '09:50').getTime();
  const ahora = () => new Date((ms += 1));
  const hoy = () => fechaLocal(new Date(ms));
  const amanecer = (dias: number) => (ms = instanteLocal(sumarDias(hoy(), dias), '09:50').getTime());
  return {
    ahora,
    hoy,
    avanzar: (azar: Azar) => {
      ms += azar.entero(1, 60) * MS_POR_MINUTO;
      if (azar.ocurre(0.005)) amanecer(azar.entero(3, 12));
      else if (ms > instanteLocal(hoy(), CIERRAN).getTime() && azar.ocurre(0.8)) amanecer(1);
    },
  };
}

function documentosIniciales(uids: readonly string[], gerentes: readonly string[], creado_en: Date) {
  const deCobradores = uids.flatMap((id_usuario) => {
    const cobrador = { id_usuario, nombre: `Cobrador ${id_usuario}`, email: `${id_usuario}@leal.demo` };
    const creditos = PLAZOS.map((plazo) => ({
      id_cliente: `${id_usuario}-cli-${plazo}`,
      id_credito: `${id_usuario}-cre-${plazo}`,
      plazo,
    }));
    return unaCartera({ ahora: creado_en, cobrador, negocio: NEGOCIO, creditos }).documentos;
  });
  const deGerentes = gerentes.map((id_usuario) => ({
    ruta: `usuarios/${id_usuario}`,
    datos: {
      id_usuario,
      nombre: `Gerente ${id_usuario}`,
      email: `${id_usuario}@leal.demo`,
      id_rol: ROL.gerente,
      activo: true,
      creado_en,
    },
  }));
  return [...deCobradores, ...deGerentes];
}

export async function abrirOficinas() {
  const sala = await abrirSala('demo-caminata');
  const { fallar, quitarFallas } = sala;
  const errores = vi.fn<Parameters<Sala['callar']>[0]>();
  sala.callar(errores);
  return {
    errores,
    cerrar: sala.cerrar,
    abrir: (nombre: string, azar: Azar): Oficina => {
      const { ahora, hoy, avanzar } = crearTiempo(azar);
      sala.ponerReloj(ahora);
      const cobradores = [1, 2, 3].map((n) => caminante(`${nombre}-c${n}`, ROL.cobrador));
      const gerentes = [1, 2].map((n) => caminante(`${nombre}-g${n}`, ROL.gerente));
      const uids = (gente: readonly Caminante[]) => gente.map(({ uid }) => uid);
      const espejo = sala.vaciar(documentosIniciales(uids(cobradores), uids(gerentes), ahora()));
      const caja = new Caja();
      return { espejo, caja, cobradores, gerentes, ahora, hoy, avanzar, fallar, quitarFallas };
    },
  };
}
