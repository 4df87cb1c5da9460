import type { RutaPrestadaDicha } from '@leal/contract';
import { type Fecha, formatearFecha, textoDeDias } from '@leal/domain';
import { Button } from 'antd';
import { mensajeDeError } from '../../lib/api/error-api.ts';
import { useAccion } from '../../lib/acciones/use-accion.ts';
import { anunciar } from '../../ui/anunciar.tsx';
import { Insignia } from '../../ui/insignia/Insignia.tsx';
import { type DuenoDeRuta, TERMINAR_PRESTAMO } from '../acciones/ruta-prestada.ts';

/** Beside a name: whose route somebody works, or who works theirs. */
export const textoPrestada = (prestada: RutaPrestadaDicha, quien: string, hoy: Fecha): string => {
  const cuando = prestada.del <= hoy ? `hasta el ${formatearFecha(prestada.al)}` : textoDeDias(prestada);
  return prestada.de === quien
    ? `Ruta prestada a ${prestada.nombre_a} ${cuando}`
    : `Lleva la ruta de ${prestada.nombre_de} ${cuando}`;
};

type PropsInsignias = { prestadas: readonly RutaPrestadaDicha[]; quien: string; hoy: Fecha };

/** One for each loan of somebody's route, and of those that they work. */
export const InsigniasPrestadas = ({ prestadas, quien, hoy }: PropsInsignias) =>
  prestadas.map((prestada) => (
    <Insignia
      key={prestada.id_prestada}
      texto={textoPrestada(prestada, quien, hoy)}
      tono={prestada.del <= hoy ? 'espera' : 'neutro'}
    />
  ));

type Props = { dueno: DuenoDeRuta; prestadas: readonly RutaPrestadaDicha[] };

/** The loans of a route that are not over, each with its end. */
export function Prestadas({ dueno, prestadas }: Props) {
  const { ejecutar, isPending } = useAccion(TERMINAR_PRESTAMO);
  const terminar = ({ id_prestada, nombre_a }: RutaPrestadaDicha): void => {
    const parametros = { id_usuario: dueno.id_usuario, id_prestada };
    ejecutar(dueno, { parametros, cuerpo: {} }).then(
      () => anunciar.exito('Préstamo terminado', `${nombre_a} ya no lleva la ruta de ${dueno.nombre}`),
      (error: unknown) => anunciar.error(`${TERMINAR_PRESTAMO.fallo}. ${mensajeDeError(error)}`),
    );
  };
  return (
    <ul className="lista-lisa pila">
      {prestadas.map((prestada) => (
        <li key={prestada.id_prestada} className="fila dobla extremos aire-12">
          <span>
            {`A ${prestada.nombre_a}, ${textoDeDias(prestada)}${prestada.ambos ? ', cobran los dos' : ''}`}
          </span>
          <Button danger disabled={isPending} onClick={() => terminar(prestada)}>
            Terminar préstamo
          </Button>
        </li>
      ))}
    </ul>
  );
}
