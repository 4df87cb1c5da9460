import type { Registrado } from '@leal/contract';
import { LoadingOutlined } from '@ant-design/icons';
import { CERO, formatearPesos } from '@leal/domain';
import { Button, Form } from 'antd';
import { Suspense, useEffect, useRef, useState } from 'react';
import { comoSeLlama, montoDe } from '../../lib/llamados.ts';
import { useImpedimento } from '../../lib/acciones/dudas.ts';
import { perezosa } from '../../lib/perezosa.tsx';
import { usePresente } from '../../lib/acciones/use-accion.ts';
import { ensordecer } from '../../ui/capas/pila.ts';
import { traerDialogo } from '../../ui/dialogos/traer-dialogo.ts';
import { retomarFoco } from '../../ui/encabezado/foco.ts';
import { CampoMonto, CampoMotivo } from './CamposAbono.tsx';
import type { CreditoCobrable, MotivoElegido } from '../../acciones/toque.ts';
import { abrirComprobanteDe } from '../comprobante/abrir.ts';
import { decirDesenlace, decirRetenido } from './decir-desenlace.tsx';
import type { Desenlace } from '../../acciones/desenlace.ts';
import { REGISTRAR_ABONO } from '../../acciones/abono.ts';
import './abono.css';
import { EnDuda, YaRegistrado } from './EnSuLugar.tsx';
import { SinPago } from './SinPago.tsx';
import {
  type AbonoValido,
  type BorradorAbono,
  type TareaDeAbono,
  useBorradorAbono,
} from './borrador-abono.ts';
import { useAlLiquidar } from './use-al-liquidar.tsx';
import { FALLO_SIN_PAGO, type Retenido, useRegistrarAbono, useRegistrarSinPago } from './use-cobrar.ts';

/** Fetched where transfers are taken: most routes take none. */
const FormaDePago = perezosa(async () => (await import('./FormaDePago.tsx')).FormaDePago);

/** Nothing is left to do in the form. */
const TERMINADO: readonly Desenlace['clase'][] = [
  'registrado',
  'requiere_aprobacion',
  'guardado',
  'en_revision',
];

type PropsBoton = { nombre: string; borrador: BorradorAbono; enviando: boolean };

/** 'Registrar $120.00 de Ana López': the button is the confirmation. */
function textoRegistrar(nombre: string, { leido, clase, transferencia }: BorradorAbono): string {
  if (!leido.valido) return `Registrar pago de ${nombre}`;
  if (leido.monto === 0)
    return clase === 'atraso' ? `Registrar atraso de ${nombre}` : `Registrar visita sin pago de ${nombre}`;
  const que = transferencia ? 'transferencia de ' : '';
  return `Registrar ${que}${formatearPesos(leido.monto)} de ${nombre}`;
}

const BotonRegistrar = ({ nombre, borrador, enviando }: PropsBoton) => (
  <Button
    type="primary"
    htmlType="submit"
    block
    icon={enviando && <LoadingOutlined aria-hidden />}
    aria-busy={enviando}
    className="boton-de-hoja abono-registrar"
    data-pie
  >
    {enviando ? 'Procesando...' : textoRegistrar(nombre, borrador)}
  </Button>
);

const ConForma = ({ borrador, disabled }: { borrador: BorradorAbono; disabled: boolean }) => (
  <Suspense fallback={<div className="formulario-nota alto-dedo" />}>
    <FormaDePago
      key={borrador.vuelta}
      elegida={borrador.transferencia}
      alElegir={borrador.elegirForma}
      dias={borrador.diasTransferencia}
      disabled={disabled}
    />
  </Suspense>
);

/** The next loan of who has paid off this one; the question comes when it is asked for. */
const pedirRenovacion = (credito: CreditoCobrable): Promise<void> =>
  traerDialogo(
    () => import('../renovaciones/DialogoRenovacion.tsx'),
    ({ abrirRenovacion }) => abrirRenovacion({ ...credito, saldo: CERO, total_pagado: credito.monto_total }),
  );

type Props = {
  credito: CreditoCobrable;
  /** The task that the cash comes from: no visit then, and no more than remains of it. */
  tarea?: TareaDeAbono;
  /** The title of a payment's failure on the screen that shows the form (spec §8). */
  falloDePago?: string;
  /** The screen says the balance already. */
  saldoALaVista?: boolean;
  /** Called when it was saved, registered or sent to the manager: there is nothing left to do here. */
  alTerminar?: (desenlace: Desenlace) => void;
  /** Called when the person has read what is already registered. */
  alEntender?: () => void;
  /** Offered when something is already registered; absent: not offered. */
  alSolicitarEdicion?: (registrado: Registrado) => void;
  alCambiarEnvio?: (enviando: boolean) => void;
};

/** Amount, one tap for the usual one, and a button that says it all. A failure keeps what was typed. */
export function AbonoForm({ credito, tarea, alTerminar, ...resto }: Props) {
  const borrador = useBorradorAbono(credito, tarea);
  const { registrar, isPending } = useRegistrarAbono();
  const sinPago = useRegistrarSinPago();
  const enviando = isPending || sinPago.isPending;
  const duda = useImpedimento(credito.id_credito);
  const presente = usePresente();
  const [porque, setPorque] = useState<MotivoElegido>({});
  /** The payment is saved, and the sheet closes: until that is gone nothing in it changes. */
  const [seVa, setSeVa] = useState(false);
  const alLiquidar = useAlLiquidar(credito, borrador);
  const [yaEsta, setYaEsta] = useState<Extract<Desenlace, { clase: 'ya_registrado' }> | null>(null);

  /** The payment's sheet closes; the notice that offers to undo it stays until it is sent, or undone. */
  const mientrasSePuede = async (
    { retencion, desenlace }: Retenido,
    ...dicho: [de: string, alComprobante: (() => void) | undefined]
  ): Promise<Desenlace> => {
    const quitarAviso = decirRetenido(retencion, ...dicho);
    setSeVa(alTerminar !== undefined);
    alTerminar?.({ clase: 'guardado' });
    const fin = await desenlace;
    quitarAviso();
    setSeVa(false);
    return fin;
  };

  const registrarLeido = ({ monto, requiereAprobacion, pronostico }: AbonoValido) => {
    const motivo = requiereAprobacion ? borrador.motivo.trim() : '';
    const transferencia = monto > 0 && borrador.transferencia;
    const pedido = {
      monto,
      previsto: pronostico.tipo,
      ...(motivo && { motivo }),
      ...(monto === 0 && porque),
      ...(transferencia && { transferencia }),
      ...(tarea && { id_solicitud_tarea: tarea.id_solicitud }),
    };
    return registrar(credito, pedido, pronostico.tipo === 'registrado' && !tarea);
  };

  const enviar = async () => {
    const { leido } = borrador;
    if (!leido.valido) return borrador.mostrarError();
    const { monto } = leido;
    const esAtraso = monto === 0 && borrador.clase === 'atraso';
    const sinEfectivo = borrador.transferencia !== undefined;
    const sinVer = alLiquidar.dicho;
    const de = monto === 0 ? comoSeLlama(credito) : montoDe(monto, credito);
    const alComprobante = monto === 0 ? undefined : () => abrirComprobanteDe(credito);
    resto.alCambiarEnvio?.(true);
    const primero = esAtraso
      ? await sinPago.registrar(credito, { clase: 'atraso', motivo: porque })
      : await registrarLeido(leido);
    resto.alCambiarEnvio?.(false);
    const retenido = primero.clase === 'retenido';
    const desenlace = retenido ? await mientrasSePuede(primero, de, alComprobante) : primero;
    const aqui = presente.current && !(retenido && alTerminar);
    if (aqui && desenlace.clase === 'ya_registrado') {
      ensordecer();
      return setYaEsta(desenlace);
    }
    if (aqui && TERMINADO.includes(desenlace.clase)) {
      borrador.limpiar();
      setPorque({});
      alTerminar?.(desenlace);
    }
    const fallo = monto === 0 ? FALLO_SIN_PAGO[borrador.clase] : (resto.falloDePago ?? REGISTRAR_ABONO.fallo);
    await decirDesenlace(desenlace, de, fallo, {
      alComprobante,
      alRenovar: () => void pedirRenovacion(credito),
      retenido,
      sinEfectivo,
      sinVer,
    });
  };

  /** Two taps of an impatient thumb are one. */
  const enCurso = useRef(false);
  const enviarUna = async () => {
    if (enCurso.current) return;
    enCurso.current = true;
    await enviar().finally(() => (enCurso.current = false));
  };

  // The button that was pressed has gone with the form.
  const dudosa = duda !== undefined;
  const dudaba = useRef(dudosa);
  useEffect(() => {
    if (dudaba.current !== dudosa && !alTerminar) retomarFoco();
    dudaba.current = dudosa;
  }, [dudosa, alTerminar]);

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
  if (duda && !seVa) return <EnDuda duda={duda} alEntender={resto.alEntender} />;
  return (
    <Form layout="vertical" requiredMark={false} onFinish={() => void enviarUna()}>
      <CampoMonto credito={credito} borrador={borrador} disabled={enviando} conSaldo={!resto.saldoALaVista} />
      {borrador.conForma && <ConForma borrador={borrador} disabled={enviando} />}
      {alLiquidar.linea}
      {borrador.leido.valido && borrador.leido.requiereAprobacion && (
        <CampoMotivo valor={borrador.motivo} alCambiar={borrador.escribirMotivo} disabled={enviando} />
      )}
      {borrador.leido.valido && borrador.leido.monto === 0 && (
        <SinPago
          credito={credito}
          clase={borrador.clase}
          alCambiarClase={borrador.conAtraso ? borrador.elegirClase : undefined}
          inicial={porque}
          alElegir={setPorque}
          disabled={enviando}
        />
      )}
      <BotonRegistrar nombre={comoSeLlama(credito)} borrador={borrador} enviando={enviando} />
    </Form>
  );
}
