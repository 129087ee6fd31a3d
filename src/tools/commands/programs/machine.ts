/** Programs about the machine itself, its processes, users and containers. */
import type { RiskKind } from '../../../core/contracts/risk-kinds.ts'
import { type Finding, finding } from '../finding.ts'
import { type Rows, rows, table } from './rows.ts'

/** An option among these makes it change something. */
const notOnly = (args: readonly string[], changing: RegExp, kind: RiskKind = 'machine'): readonly Finding[] =>
  args.filter((arg) => changing.test(arg)).map((arg) => finding(kind, arg))

/** One statement that looks, and no function of SQLite that touches a file or loads code. */
const looksOnly = (sql: string): boolean =>
  /^\s*(?:select\b|explain\b|with\b|pragma\s+\w+(?:\(\w+\))?\s*;?\s*$|\.(?:schema|tables|indexes|indices|databases|dbinfo)\b)/i.test(
    sql,
  ) &&
  !/;\s*\S|\b(?:load_extension|writefile|readfile|edit|fts3_tokenizer|insert|update|delete|replace|attach)\b/i.test(sql)

export const machine: Rows = [
  ...rows(
    'privileges',
    'sudo su doas pkexec runuser chroot unshare nsenter setpriv capsh setcap bwrap visudo newgrp sg',
  ),
  ...rows(
    'machine',
    'umount mkfs mkfs.ext4 mkfs.xfs mke2fs fdisk sfdisk parted mkswap swapon swapoff losetup cryptsetup lvm fsck e2fsck tune2fs hdparm wipefs blkdiscard badblocks debugfs',
  ),
  ...rows(
    'machine',
    'shutdown reboot halt poweroff init telinit kexec systemd-run service at batch atd anacron launchctl chkconfig update-rc.d rc-service',
  ),
  ...rows('machine', 'mount', {
    instead: ({ args }) => [finding(args.every((arg) => arg === '-l') ? 'reads_machine' : 'machine', 'mount')],
  }),
  ...rows('machine', 'stty', {
    instead: ({ args }) => [
      finding(args.every((arg) => /^(?:size|speed|-a|--all|-g)$/.test(arg)) ? 'prints' : 'machine', 'stty'),
    ],
  }),
  ...rows('reads_machine', 'findmnt lsb_release lslocks lsipc lsns lslogins lsmem acpi sensors inxi ipcs', {
    text: 'all',
  }),
  ...rows('machine', 'crontab', {
    instead: ({ args }) => [finding(args.length === 1 && args[0] === '-l' ? 'reads_machine' : 'machine', 'crontab')],
  }),
  ...rows('machine', 'systemctl', {
    subcommands: table(
      rows('reads_machine', 'status list-units list-unit-files is-active is-enabled show cat', { text: 'all' }),
    ),
    other: 'machine',
  }),
  ...rows('reads_machine', 'lsof netstat top htop iotop lspci lsusb lsmod iostat pstree pgrep pidof', { text: 'all' }),
  ...rows('reads_machine', 'journalctl', {
    text: 'all',
    more: ({ args }) =>
      notOnly(args, /^--(?:vacuum|rotate|flush|sync|relinquish|smart|setup-keys|update-catalog|cursor-file)/),
  }),
  ...rows('reads_machine', 'dmesg', {
    text: 'all',
    more: ({ args }) => notOnly(args, /^(?:-(?=\w*[cCDEn])\w+|--(?:clear|read-clear|console.*))$/),
  }),
  ...rows('reads_machine', 'ss fuser sar', {
    text: 'all',
    more: ({ args }) => notOnly(args, /^(?:-(?=\w*[kKo])\w+|--kill)$/, 'processes'),
  }),
  ...rows('reads_machine', 'sysctl', {
    text: 'all',
    more: ({ args }) => notOnly(args, /=|^(?:-(?=\w*[wpfr])\w+|--(?:write|load|system|pattern).*)$/),
  }),
  ...rows('reads_machine', 'ip', {
    text: 'all',
    more: ({ args, operands }) => [
      ...notOnly(args, /^-(?:b|batch|force|netns|n)$/),
      // `ip addr`, `ip -br link show`, `ip route get 1.1.1.1`; its words may be cut short.
      ...(operands.length < 2 || /^(?:s|sh|sho|show|l|li|ls|lis|list|g|ge|get|dev)$/.test(operands[1] ?? '')
        ? []
        : [finding('machine', `ip ${operands.join(' ')}`)]),
      ...(operands[0] === 'netns' ? [finding('machine', 'ip netns')] : []),
    ],
  }),
  ...rows('reads_machine', 'ifconfig route arp iwconfig', {
    text: 'all',
    more: ({ operands, args }) =>
      operands.length > 1 || args.some((arg) => /^-[sdDf]$/.test(arg)) || /^(?:add|del|flush)$/.test(operands[0] ?? '')
        ? [finding('machine', args.join(' '))]
        : [],
  }),
  ...rows('reads_machine', 'hostnamectl timedatectl loginctl localectl resolvectl networkctl', {
    text: 'all',
    more: ({ name, operands }) =>
      operands.length === 0 || /^(?:status|show|list|query|statistics|timesync-status)/.test(operands[0] ?? '')
        ? []
        : [finding('machine', `${name} ${operands[0]}`)],
  }),
  ...rows('processes', 'kill pkill killall xkill skill renice disown bg fg'),
  ...rows(
    'machine',
    'useradd userdel usermod adduser deluser groupadd groupdel passwd chpasswd chage chsh chfn gpasswd vipw',
  ),
  ...rows(
    'machine',
    'chown chgrp chattr setfacl setfattr umask2 modprobe insmod rmmod depmod iptables ip6tables nft ufw firewall-cmd tc setenforce semanage ldconfig update-alternatives sysctl2 defaults networksetup scutil csrutil spctl nvram diskutil hdiutil tmutil reg regedit sc net netsh bcdedit vssadmin cipher format icacls takeown',
  ),
  ...rows('machine', 'docker podman nerdctl', {
    subcommands: table(
      rows('reads_machine', 'inspect diff', { text: 'all' }),
      rows('machine', 'container network volume context system buildx pod manifest secret config node plugin', {
        subcommands: table(
          rows('reads_machine', 'ls list ps inspect logs top stats port diff df info show version', { text: 'all' }),
        ),
        other: 'machine',
      }),
      // What it prints has the values of the environment file.
      rows('machine', 'compose', {
        globalValued: ['-f', '--file', '-p', '--project-name', '--profile', '--project-directory'],
        subcommands: table(
          rows('reads_machine', 'ps ls logs images top version port events stats', { text: 'all' }),
          rows('project_code', 'config convert', { text: 'all' }),
        ),
        other: 'machine',
      }),
      rows('reads_machine', 'ps images image version info logs stats top port history search', {
        text: 'all',
        more: ({ operands }) =>
          operands.some((word) => /^(?:rm|prune|push|load|import|build|pull|tag|save)$/.test(word))
            ? [finding('machine', 'docker')]
            : [],
      }),
    ),
    other: 'machine',
    bare: 'prints',
  }),
  ...rows(
    'machine',
    'docker-compose podman-compose vagrant virsh qemu-system-x86_64 virt-install lxc lxd minikube kind k3s kubeadm',
  ),
  ...rows(
    'machine',
    'mysql mysqldump psql pg_dump pg_restore dropdb createdb redis-cli mongo mongosh mongodump sqlplus influx cqlsh etcdctl consul',
  ),
  ...rows('machine', 'sqlite3', {
    instead: ({ name, args, operands: [file = '', ...sql], ratePath, fed }) => [
      finding(
        sql.length > 0 &&
          fed === 'nothing' &&
          sql.every(looksOnly) &&
          !args.some((arg) => /^-{1,2}(?:cmd|init)/.test(arg))
          ? 'reads_workspace'
          : 'machine',
        name,
      ),
      ...ratePath(file, 'read'),
    ],
  }),
  ...rows('secrets', 'getent pbpaste xclip xsel wl-paste screencapture scrot import'),
  ...rows('sends_data', 'pbcopy wl-copy logger wall write mesg notify-send'),
]
