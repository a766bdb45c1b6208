{{- /* What the pods of both roles, and that of the migration, are alike in. `root`, `role`, and `of`, the values of the role. */ -}}

{{- define "earshot.podSecurity" -}}
automountServiceAccountToken: false
enableServiceLinks: false
serviceAccountName: {{ include "earshot.serviceAccount" . }}
{{- with .Values.imagePullSecrets }}
imagePullSecrets: {{- toYaml . | nindent 2 }}
{{- end }}
securityContext:
  runAsNonRoot: true
  runAsUser: 10001
  runAsGroup: 10001
  fsGroup: 10001
  seccompProfile:
    type: RuntimeDefault
volumes:
  - name: data
    emptyDir:
      sizeLimit: {{ .Values.scratch.data }}
  - name: tmp
    emptyDir:
      sizeLimit: {{ .Values.scratch.tmp }}
  {{- with .Values.extra.volumes }}
  {{- toYaml . | nindent 2 }}
  {{- end }}
{{- end }}

{{- define "earshot.container" -}}
image: {{ include "earshot.image" . }}
imagePullPolicy: {{ .Values.image.pullPolicy }}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities:
    drop: [ALL]
envFrom:
  - configMapRef:
      name: {{ include "earshot.name" . }}
  - secretRef:
      name: {{ required "existingSecret must name a Secret with DATABASE_URL, CLICKHOUSE_URL and OPERATOR_TOKEN" .Values.existingSecret }}
volumeMounts:
  - name: data
    mountPath: /data
  - name: tmp
    mountPath: /tmp
  {{- with .Values.extra.mounts }}
  {{- toYaml . | nindent 2 }}
  {{- end }}
{{- end }}

{{- define "earshot.probes" -}}
# Tables are changed at the start, which may take minutes.
startupProbe:
  httpGet: { path: /api/gateway/health/live, port: http }
  periodSeconds: 3
  failureThreshold: 100
livenessProbe:
  httpGet: { path: /api/gateway/health/live, port: http }
  periodSeconds: 10
  timeoutSeconds: 5
  failureThreshold: 6
# It asks both stores, and gives up after three seconds by itself.
readinessProbe:
  httpGet: { path: /api/gateway/health/ready, port: http }
  periodSeconds: 5
  timeoutSeconds: 4
  failureThreshold: 2
{{- end }}

{{- define "earshot.placing" -}}
{{- with .of.nodeSelector }}
nodeSelector: {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .of.tolerations }}
tolerations: {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .of.affinity }}
affinity: {{- toYaml . | nindent 2 }}
{{- end }}
topologySpreadConstraints:
  {{- range list "kubernetes.io/hostname" "topology.kubernetes.io/zone" }}
  - maxSkew: 1
    topologyKey: {{ . }}
    whenUnsatisfiable: ScheduleAnyway
    labelSelector:
      matchLabels: {{- include "earshot.selector" $ | nindent 8 }}
  {{- end }}
{{- end }}
