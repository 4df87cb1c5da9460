import type { CreditoDeCartera } from '@leal/seed';
import { type Escena, escena } from '../escena.ts';
import type { Mundo } from '../mundo.ts';
import { pagado, POR_RENOVAR } from '../pagado.ts';
import { type Caso, contarAnotadas, type Preparado } from './preparar.ts';

type Pedido = Pick<Preparado, 'cuerpo' | 'parametros'>;
type Decision = Omit<Caso, 'preparar' | 'breve'> & {
  readonly credito?: CreditoDeCartera;
  readonly pedir: (prestamo: Escena) => Promise<string>;
  readonly pedido: (id: string) => Pedido;
};

const porEstado = (id: string): Pedido => ({ parametros: { id }, cuerpo: { estado: 'aprobada' } });
const porId = (id: string): Pedido => ({ parametros: { id } });

const DECISIONES: readonly Decision[] = [
  {
    nombre: 'resolverEdicionPago',
    titulo: 'the edit of a payment approved',
    credito: pagado(600),
    pedir: ({ pedirEdicion }) => pedirEdicion('09', 500),
    pedido: porEstado,
  },
  {
    nombre: 'resolverEliminacionPago',
    titulo: 'the deletion of a payment approved',
    credito: pagado(600),
    pedir: ({ pedirEliminacion }) => pedirEliminacion('09'),
    pedido: porEstado,
  },
  {
    nombre: 'resolverAbonosMultiples',
    titulo: 'several abonos approved',
    pedir: ({ pedirMultiple }) => pedirMultiple(),
    pedido: porEstado,
    anotaciones: 2,
  },
  {
    nombre: 'resolverCapturaTardia',
    titulo: 'a late capture approved',
    pedir: ({ pedirTardia }) => pedirTardia(),
    pedido: porEstado,
    anotaciones: 2,
  },
  {
    nombre: 'aprobarEdicionCliente',
    titulo: 'the edit of a client approved',
    pedir: ({ pedirCambios }) => pedirCambios({ nombre: 'Otro', dias_pago: 60 }),
    pedido: porId,
    anotaciones: 2,
  },
  {
    nombre: 'rechazarEdicionCliente',
    titulo: 'the edit of a client rejected',
    pedir: ({ pedirCambios }) => pedirCambios(),
    pedido: porId,
  },
  {
    nombre: 'aprobarRenovacion',
    titulo: 'a renewal approved',
    credito: POR_RENOVAR,
    pedir: ({ pedirRenovacion }) => pedirRenovacion(),
    pedido: (id_solicitud) => ({ cuerpo: { id_solicitud } }),
    anotaciones: 3,
  },
  {
    nombre: 'rechazarRenovacion',
    titulo: 'a renewal rejected',
    credito: POR_RENOVAR,
    pedir: ({ pedirRenovacion }) => pedirRenovacion(),
    pedido: (id_solicitud) => ({ cuerpo: { id_solicitud, motivo_rechazo: 'No' } }),
  },
];

/** A manager's decisions about requests: one machine, whatever the type. */
export const decisiones = (mundo: Mundo): Caso[] =>
  DECISIONES.map(({ credito, pedir, pedido, ...caso }) => ({
    ...caso,
    breve: true,
    preparar: async () => {
      const prestamo = await escena(mundo, credito);
      const foto = async () => {
        const { bitacora, ...resto } = await prestamo.libro();
        return { anotaciones: bitacora.length, resto };
      };
      const anotadas = contarAnotadas(mundo, prestamo.cobrador.uid);
      const persona = await mundo.cuenta('gerente@leal.demo');
      return { persona, ...pedido(await pedir(prestamo)), foto, anotadas };
    },
  }));
