import { detalleCredito, misSolicitudes } from '@leal/contract';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { consultaDe, invalidar } from '../../../lib/api/consultas.ts';
import { mensajeDeError } from '../../../lib/api/error-api.ts';
import { comoSeLlama } from '../../../lib/llamados.ts';
import { avisar } from '../../../ui/avisar.tsx';
import { HojaAbono } from '../../abonos/registrar/HojaAbono.tsx';
import type { Tarea } from '../datos/use-tareas.ts';

type Props = { tarea: Tarea | null; alOcultar: () => void };

/** The payment sheet of the task's credit, whose cash is the task's; the credit is read when it opens. */
export function HojaDeTarea({ tarea, alOcultar }: Props) {
  const [cerrada, setCerrada] = useState(false);
  const id_credito = tarea?.id_credito ?? '';
  const consulta = consultaDe(detalleCredito, { parametros: { id_credito } });
  const { data, error } = useQuery({ ...consulta, ...(id_credito === '' && { queryFn: skipToken }) });
  useEffect(() => {
    if (error === null) return;
    avisar.error('No se pudo abrir el pago', mensajeDeError(error));
    alOcultar();
  }, [error, alOcultar]);
  const credito = tarea && data ? { ...data.credito, llamado: comoSeLlama(tarea) } : null;
  const cerrar = () => {
    setCerrada(true);
    void invalidar(misSolicitudes);
  };
  return (
    <HojaAbono
      credito={credito}
      {...(tarea?.tarea && {
        tarea: { id_solicitud: tarea.id_solicitud, resta: tarea.tarea.resta },
      })}
      abierta={credito !== null && !cerrada}
      alCerrar={cerrar}
      alOcultar={() => {
        setCerrada(false);
        alOcultar();
      }}
    />
  );
}
