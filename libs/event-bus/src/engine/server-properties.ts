type Properties = Record<string, string>;

/** A broker of one node that is its own controller, small and quick to start; topics are never made by accident. */
export function serverProperties(dataDir: string, ports: { client: number; controller: number }): Properties {
  return {
    'process.roles': 'broker,controller',
    'node.id': '1',
    'controller.quorum.voters': `1@127.0.0.1:${ports.controller}`,
    'controller.listener.names': 'CONTROLLER',
    listeners: `PLAINTEXT://127.0.0.1:${ports.client},CONTROLLER://127.0.0.1:${ports.controller}`,
    'advertised.listeners': `PLAINTEXT://127.0.0.1:${ports.client}`,
    'listener.security.protocol.map': 'PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT',
    'log.dirs': dataDir,
    'auto.create.topics.enable': 'false',
    'offsets.topic.replication.factor': '1',
    'offsets.topic.num.partitions': '4',
    'transaction.state.log.replication.factor': '1',
    'transaction.state.log.min.isr': '1',
    'share.coordinator.state.topic.replication.factor': '1',
    'share.coordinator.state.topic.min.isr': '1',
    // Members of a group come one by one here: waiting for more of them is waiting for nobody.
    'group.initial.rebalance.delay.ms': '0',
    'group.min.session.timeout.ms': '500',
    'num.network.threads': '2',
    'num.io.threads': '4',
    'log.cleaner.dedupe.buffer.size': '8388608',
  };
}

/** The broker's log, in one file that does not grow without end. */
export function logSettings(file: string): Properties {
  return {
    'appender.file.type': 'RollingFile',
    'appender.file.name': 'file',
    'appender.file.fileName': file,
    'appender.file.filePattern': `${file}.%i`,
    'appender.file.layout.type': 'PatternLayout',
    'appender.file.layout.pattern': '%d{ISO8601} %p %m (%c{1})%n',
    'appender.file.policies.type': 'Policies',
    'appender.file.policies.size.type': 'SizeBasedTriggeringPolicy',
    'appender.file.policies.size.size': '10MB',
    'appender.file.strategy.type': 'DefaultRolloverStrategy',
    'appender.file.strategy.max': '1',
    'rootLogger.level': 'WARN',
    'rootLogger.appenderRef.file.ref': 'file',
  };
}

/** As a .properties file reads it: a backslash (of a Windows path) is doubled. */
export function textOf(properties: Properties): string {
  return Object.entries(properties)
    .map(([name, value]) => `${name}=${value.replaceAll('\\', '\\\\')}\n`)
    .join('');
}
