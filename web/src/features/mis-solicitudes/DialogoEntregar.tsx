import type { CreditoPorEntregar } from '@leal/contract';
import { estaFirmado, type Firma, reducirFirma, textoDeFirma } from '@leal/domain';
import { Button, Form } from 'antd';
import { Suspense, useState } from 'react';
import { tomarToque } from '../../acciones/cobro.ts';
import { ENTREGAR_CREDITO } from '../../acciones/entregar.ts';
import { abrirDialogo, type ControlDialogo } from '../../ui/dialogos/almacen.ts';
import { retomarFoco } from '../../ui/encabezado/foco.ts';
import { DialogoFormulario } from '../../ui/formulario/DialogoFormulario.tsx';
import { useEnvio } from '../../ui/formulario/use-envio.ts';
import { perezosa } from '../../lib/perezosa.tsx';
import { Monto } from '../../ui/Monto.tsx';

const FirmaDelCliente = perezosa(async () => (await import('./FirmaDelCliente.tsx')).FirmaDelCliente);

/** What goes with the report: a dot or nothing is no signature. */
const conFirma = (firma: Firma) => (estaFirmado(firma) ? { firma: textoDeFirma(reducirFirma(firma)) } : {});

type Props = { control: ControlDialogo; credito: CreditoPorEntregar };

/** It is asked with name and amount, once: the cash leaves what is in the collector's hands. */
function DialogoEntregar({ control, credito }: Props) {
  const [formulario] = Form.useForm();
  const { id_credito, nombre, monto } = credito;
  const [firma, setFirma] = useState<Firma>();
  const { enviar, enviando, fallo, duda } = useEnvio(
    ENTREGAR_CREDITO,
    { id_credito, nombre, monto },
    { formulario, alLograr: () => control.cerrar().then(retomarFoco) },
  );
  const mandar = () => {
    const { fecha: _, ...toque } = tomarToque(id_credito);
    return enviar({ cuerpo: { monto, ...conFirma(firma ?? []), ...toque } });
  };
  return (
    <DialogoFormulario
      control={control}
      titulo="Entregar préstamo"
      textoEnviar="Sí, lo entregué"
      formulario={formulario}
      primerCampo=""
      alEnviar={mandar}
      enviando={enviando}
      duda={duda}
      fallo={fallo}
    >
      <p className="formulario-intro">
        ¿Entregaste <Monto valor={monto} /> a {nombre}? Sale de tu caja y no se puede cambiar.
      </p>
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
