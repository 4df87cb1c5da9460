// An office on a Firestore of its own: three collectors with a client of each term, two managers, and a clock that only goes on.
import { fileURLToPath } from 'node:url';
import {
  fecha,
  fechaLocal,
  instanteLocal,
  type Fecha,
  NEGOCIO_POR_DEFECTO,
  PLAZOS,
  ROL,
  sumarDias,
} from '@leal/domain';
import { type Azar, unaCartera } from '@leal/seed';
import { iniciarFirestoreLocal } from 'firestore-local';
import { vi } from 'vitest';
import { reloj } from '../../functions/src/platform/clock.ts';
import { Caja } from './caja.ts';
import { Espejo } from './espejo.ts';
import { type Caminante, callarRegistro, caminante, fingirIdentidades } from './puerta.ts';

const PROYECTO = 'demo-caminata';
const INDICES = fileURLToPath(new URL('../../firestore.indexes.json', import.meta.url));
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

export type Oficina = {
  readonly espejo: Espejo;
  readonly caja: Caja;
  readonly cobradores: readonly Caminante[];
  readonly gerentes: readonly Caminante[];
  readonly ahora: () => Date;
  readonly hoy: () => Fecha;
  /** Some minutes later, or the next morning when the day is over. */
  readonly avanzar: (azar: Azar) => void;
  /** The next calls of the store go wrong like this (tools/firestore-local, its fault door). */
  readonly fallar: (falla: object) => Promise<void>;
  readonly quitarFallas: () => Promise<void>;
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
  const local = await iniciarFirestoreLocal({ datos: ':memory:', indices: INDICES, proyecto: PROYECTO });
  const { motor, puerto } = local;
  process.env['FIRESTORE_EMULATOR_HOST'] = `127.0.0.1:${puerto}`;
  process.env['GCLOUD_PROJECT'] = PROYECTO;
  fingirIdentidades();
  const fallas = `http://127.0.0.1:${puerto}/_local/fallas`;
  let anterior: Espejo | undefined;
  return {
    errores: callarRegistro(),
    cerrar: () => local.cerrar(),
    abrir: (nombre: string, azar: Azar): Oficina => {
      const { ahora, hoy, avanzar } = crearTiempo(azar);
      vi.spyOn(reloj, 'ahora').mockImplementation(ahora);
      const cobradores = [1, 2, 3].map((n) => caminante(`${nombre}-c${n}`, ROL.cobrador));
      const gerentes = [1, 2].map((n) => caminante(`${nombre}-g${n}`, ROL.gerente));
      const uids = (gente: readonly Caminante[]) => gente.map(({ uid }) => uid);
      const documentos = documentosIniciales(uids(cobradores), uids(gerentes), ahora());
      anterior?.cerrar();
      motor.clear(`projects/${PROYECTO}/databases/(default)`);
      motor.importar(documentos as Parameters<typeof motor.importar>[0]);
      const espejo = (anterior = new Espejo(motor, documentos));
      return {
        espejo,
        caja: new Caja(),
        cobradores,
        gerentes,
        ahora,
        hoy,
        avanzar,
        fallar: async (falla) => {
          await fetch(fallas, { method: 'POST', body: JSON.stringify(falla) });
        },
        quitarFallas: async () => {
          await fetch(fallas, { method: 'DELETE' });
        },
      };
    },
  };
}
