import { detalleCredito, misSolicitudes } from '@leal/contract';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { consultaDe, invalidar } from '../../../lib/api/consultas.ts';
import { mensajeDeError } from '../../../lib/api/error-api.ts';
import { comoSeLlama } from '../../../lib/llamados.ts';
import { avisar } from '../../../ui/avisar.tsx';
import { HojaAbono } from '../../abonos/registrar/HojaAbono.tsx';
import type { Tarea } from '../datos/use-tareas.ts';

type Props = {
  /** Stays while the sheet closes. */
  tarea: Tarea | null;
  abierta: boolean;
  alCerrar: () => void;
};

/** The payment sheet of the task's credit, whose cash is the task's; the credit is read when it opens. */
export function HojaDeTarea({ tarea, abierta, alCerrar }: Props) {
  const id_credito = tarea?.id_credito ?? '';
  const consulta = consultaDe(detalleCredito, { parametros: { id_credito } });
  const { data, error } = useQuery({ ...consulta, ...(!abierta && { queryFn: skipToken }) });
  // Once it was read, the sheet stays, also when a later reading fails.
  const fallo = abierta && !data ? error : null;
  useEffect(() => {
    if (fallo === null) return;
    avisar.error('No se pudo abrir el pago', mensajeDeError(fallo));
    alCerrar();
  }, [fallo, alCerrar]);
  const credito = tarea && data ? { ...data.credito, llamado: comoSeLlama(tarea) } : null;
  const cerrar = () => {
    alCerrar();
    void invalidar(misSolicitudes);
  };
  return (
    <HojaAbono
      credito={credito}
      {...(tarea?.tarea && {
        tarea: { id_solicitud: tarea.id_solicitud, resta: tarea.tarea.resta },
      })}
      abierta={abierta && credito !== null}
      alCerrar={cerrar}
    />
  );
}
