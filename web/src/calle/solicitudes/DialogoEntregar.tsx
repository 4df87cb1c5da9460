import { abiertoDeCobrador, type CreditoPorEntregar } from '@leal/contract';
import { CERO, estaFirmado, faltanteDe, type Firma, reducirFirma, textoDeFirma } from '@leal/domain';
import { Button, Form } from 'antd';
import { Suspense, useState } from 'react';
import { tomarToque } from '../../acciones/toque.ts';
import { ENTREGAR_CREDITO } from '../../acciones/entregar-credito.ts';
import { useLlamada } from '../../lib/api/consultas.ts';
import { useHayLinea } from '../../lib/linea.ts';
import { useUsuario } from '../../lib/sesion/use-sesion.ts';
import { abrirDialogo, type ControlDialogo } from '../../ui/dialogos/almacen.ts';
import { retomarFoco } from '../../ui/encabezado/foco.ts';
import { DialogoFormulario } from '../../ui/formulario/DialogoFormulario.tsx';
import { useEnvio } from '../../ui/formulario/use-envio.ts';
import { perezosa } from '../../lib/perezosa.tsx';
import { Monto } from '../../ui/Monto.tsx';
import { EnTuCaja } from './EnTuCaja.tsx';
import { Intro } from '../../ui/formulario/Intro.tsx';
import { Nombre } from '../../ui/Nombre.tsx';

const FirmaDelCliente = perezosa(async () => (await import('./FirmaDelCliente.tsx')).FirmaDelCliente);

/** The signature that goes with the report: a dot or nothing is none. */
const conFirma = (firma: Firma) => (estaFirmado(firma) ? { firma: textoDeFirma(reducirFirma(firma)) } : {});

/** The box as the office knows it: null when nobody can be asked, undefined while it is on its way. */
function useCaja() {
  const { id_usuario } = useUsuario();
  const hayLinea = useHayLinea();
  const { data, isError, refetch } = useLlamada(
    abiertoDeCobrador,
    { parametros: { id_usuario } },
    // Payments move it and do not tell.
    { staleTime: 0 },
  );
  return { caja: hayLinea && !isError ? data : null, releer: () => void refetch() };
}

/** The question names client and amount, once: the cash leaves what is in the collector's hands. */
function DialogoEntregar({ control, credito }: { control: ControlDialogo; credito: CreditoPorEntregar }) {
  const [formulario] = Form.useForm();
  const { id_credito, nombre, monto } = credito;
  const { caja, releer } = useCaja();
  const faltan = caja ? faltanteDe(caja.disponible, monto) : CERO;
  const [firma, setFirma] = useState<Firma>();
  const { enviar, ...envio } = useEnvio(
    ENTREGAR_CREDITO,
    { id_credito, nombre, monto },
    { formulario, alLograr: () => control.cerrar().then(retomarFoco), alCambiar: releer },
  );
  const mandar = () => {
    const { fecha: _, ...toque } = tomarToque(id_credito);
    const deCaja = caja ? faltan > CERO && { faltante: faltan } : { sin_linea: true as const };
    return enviar({ cuerpo: { monto, ...conFirma(firma ?? []), ...deCaja, ...toque } });
  };
  return (
    <DialogoFormulario
      control={control}
      titulo="Entregar préstamo"
      textoEnviar={faltan > CERO ? 'Ya tengo ese dinero: entregar' : 'Sí, lo entregué'}
      bloqueado={caja === undefined}
      formulario={formulario}
      primerCampo=""
      alEnviar={mandar}
      {...envio}
    >
      <Intro>
        ¿Entregaste <Monto valor={monto} /> a <Nombre de={nombre} />? Sale de tu caja y no se puede cambiar.
      </Intro>
      {caja !== undefined && (
        <EnTuCaja caja={caja ?? undefined} faltan={faltan} para={credito} formulario={formulario} />
      )}
      {firma ? (
        <Suspense>
          <FirmaDelCliente firma={firma} alFirmar={setFirma} />
        </Suspense>
      ) : (
        <Button block onClick={() => setFirma([])}>
          Que firme el cliente
        </Button>
      )}
    </DialogoFormulario>
  );
}

export const abrirEntrega = (credito: CreditoPorEntregar): void =>
  abrirDialogo((control) => <DialogoEntregar control={control} credito={credito} />);
