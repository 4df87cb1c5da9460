// What the dialogs that save the settings have in common.
import type { Ajustes } from '@leal/contract';
import { Alert } from 'antd';
import type { ReactNode } from 'react';
import { GUARDAR_AJUSTES } from '../../acciones/ajustes.ts';
import { abrirDialogo, type ControlDialogo } from '../../ui/dialogos/almacen.ts';
import { useEnvioDeDialogo } from '../dialogos/use-envio-de-dialogo.ts';
import { releerAjustes, useAjustes, useCambiaron } from './use-ajustes.ts';

export const EN_UN_MINUTO = 'Rige en un minuto, también en los teléfonos con señal.';

export type ConAjustes = { control: ControlDialogo; ajustes: Ajustes };

type Acerca = { readonly titulo: string; readonly rige: string };

/** Saves them, held to the version that was read last. `donde`: where to look again after somebody else was faster. */
export function useGuardar({ control, ajustes }: ConAjustes, acerca: Acerca, donde = 'lo que vale hoy') {
  const { enviar, enSuspenso, ...resto } = useEnvioDeDialogo(control, GUARDAR_AJUSTES, acerca, {
    alLograr: () => control.cerrar(),
    alCambiar: releerAjustes,
  });
  const { cambiaron, olvidar } = useCambiaron(ajustes.version, enSuspenso);
  const guardar = (cuerpo: Omit<Parameters<typeof enviar>[0]['cuerpo'], 'visto'>): Promise<void> => {
    olvidar();
    return enviar({ cuerpo: { ...cuerpo, visto: ajustes.version } });
  };
  const aviso = cambiaron && (
    <Alert
      className="formulario-nota formulario-aviso"
      type="warning"
      showIcon
      role="alert"
      title={`Otra persona cambió los ajustes mientras tanto. Revisa ${donde} y guarda de nuevo.`}
    />
  );
  return { ...resto, guardar, aviso };
}

type PropsDelDialogo = { control: ControlDialogo; children: (props: ConAjustes) => ReactNode };

function DialogoConAjustes({ control, children }: PropsDelDialogo) {
  const { data } = useAjustes();
  return data ? children({ control, ajustes: data }) : null;
}

/** Opens it with the newest settings, whatever was shown when it was opened. */
export const abrirConAjustes = (dialogo: (props: ConAjustes) => ReactNode): void =>
  abrirDialogo((control) => <DialogoConAjustes control={control}>{dialogo}</DialogoConAjustes>);
