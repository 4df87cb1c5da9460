import type { Registrado } from '@leal/contract';
import { Form } from 'antd';
import { useRef, useState } from 'react';
import { comoSeLlama, montoDe } from '../../../lib/llamados.ts';
import { useDuda } from '../../../lib/api/dudas.ts';
import { usePresente } from '../../../lib/use-presente.ts';
import { ensordecer } from '../../../ui/capas/pila.ts';
import { CampoMonto } from './CampoMonto.tsx';
import { CampoMotivo } from './CampoMotivo.tsx';
import type { CreditoCobrable, TareaDeAbono } from './credito-cobrable.ts';
import { decirDesenlace } from './decir-desenlace.tsx';
import type { Desenlace } from './desenlace.ts';
import './abono.css';
import { BotonRegistrar } from './BotonRegistrar.tsx';
import { EnDuda } from './EnDuda.tsx';
import { useBorradorAbono } from './use-borrador-abono.ts';
import { useRegistrarAbono } from './use-registrar-abono.ts';
import { YaRegistrado } from './YaRegistrado.tsx';

/** What a failure is called on the screen that shows the form (spec §8). */
export type TextosFallo = { readonly pago: string; readonly visita: string };

const FALLO_EN_RUTA: TextosFallo = {
  pago: 'No se pudo registrar el pago.',
  visita: 'Error al registrar la visita',
};

type Props = {
  credito: CreditoCobrable;
  /** The cash is this task's: no visit, no more than remains of it. */
  tarea?: TareaDeAbono;
  textosFallo?: TextosFallo;
  /** Registered, or sent to the manager: there is nothing left to do here. */
  alTerminar?: (desenlace: Desenlace) => void;
  /** What stands already was read and accepted. */
  alEntender?: () => void;
  /** Offered when something stands already; absent, it is not offered. */
  alSolicitarEdicion?: (registrado: Registrado) => void;
  alCambiarEnvio?: (enviando: boolean) => void;
};

/** Amount, one tap for the usual one, and a button that says it all. Nothing typed is lost by a failure. */
export function AbonoForm({ credito, tarea, textosFallo = FALLO_EN_RUTA, alTerminar, ...resto }: Props) {
  const borrador = useBorradorAbono(credito, tarea);
  const { registrar, isPending } = useRegistrarAbono();
  const duda = useDuda(credito.id_credito);
  const presente = usePresente();
  const [yaEsta, setYaEsta] = useState<Extract<Desenlace, { clase: 'ya_registrado' }> | null>(null);

  const enviar = async () => {
    const { leido } = borrador;
    if (!leido.valido) return borrador.mostrarError();
    const { monto } = leido;
    const motivo = leido.requiereAprobacion ? borrador.motivo.trim() : '';
    resto.alCambiarEnvio?.(true);
    const desenlace = await registrar({
      credito,
      monto,
      ...(motivo && { motivo }),
      ...(tarea && { id_solicitud_tarea: tarea.id_solicitud }),
    });
    resto.alCambiarEnvio?.(false);
    const aqui = presente.current;
    if (aqui && desenlace.clase === 'ya_registrado') {
      ensordecer();
      return setYaEsta(desenlace);
    }
    if (aqui && (desenlace.clase === 'registrado' || desenlace.clase === 'requiere_aprobacion')) {
      borrador.limpiar();
      alTerminar?.(desenlace);
    }
    const de = monto === 0 ? comoSeLlama(credito) : montoDe(monto, credito);
    await decirDesenlace(desenlace, de, monto === 0 ? textosFallo.visita : textosFallo.pago);
  };

  /** Two taps of an impatient thumb are one. */
  const enCurso = useRef(false);
  const enviarUna = async () => {
    if (enCurso.current) return;
    enCurso.current = true;
    await enviar().finally(() => (enCurso.current = false));
  };

  if (yaEsta) {
    const entendido = () => {
      setYaEsta(null);
      resto.alEntender?.();
    };
    return (
      <YaRegistrado
        desenlace={yaEsta}
        deTarea={tarea !== undefined}
        alEntender={entendido}
        {...(resto.alSolicitarEdicion && { alSolicitarEdicion: resto.alSolicitarEdicion })}
      />
    );
  }
  if (duda) return <EnDuda duda={duda} alEntender={resto.alEntender} />;
  return (
    <Form layout="vertical" requiredMark={false} onFinish={() => void enviarUna()}>
      <CampoMonto credito={credito} borrador={borrador} disabled={isPending} />
      {borrador.leido.valido && borrador.leido.requiereAprobacion && (
        <CampoMotivo valor={borrador.motivo} alCambiar={borrador.escribirMotivo} disabled={isPending} />
      )}
      <BotonRegistrar nombre={comoSeLlama(credito)} leido={borrador.leido} enviando={isPending} />
    </Form>
  );
}
