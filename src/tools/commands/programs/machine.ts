/** Programs about the machine itself, its processes, users and containers. */
import { finding } from '../finding.ts'
import { type Rows, rows, table } from './rows.ts'

export const machine: Rows = [
  ...rows(
    'privileges',
    'sudo su doas pkexec runuser chroot unshare nsenter setpriv capsh setcap bwrap visudo newgrp sg',
  ),
  ...rows(
    'machine',
    'mount umount mkfs mkfs.ext4 mkfs.xfs mke2fs fdisk sfdisk parted mkswap swapon swapoff losetup cryptsetup lvm fsck e2fsck tune2fs hdparm wipefs blkdiscard badblocks debugfs',
  ),
  ...rows(
    'machine',
    'shutdown reboot halt poweroff init telinit kexec systemd-run service at batch atd anacron launchctl chkconfig update-rc.d rc-service',
  ),
  ...rows('machine', 'crontab', {
    instead: ({ args }) => [finding(args.length === 1 && args[0] === '-l' ? 'reads_machine' : 'machine', 'crontab')],
  }),
  ...rows('machine', 'systemctl', {
    subcommands: table(
      rows('reads_machine', 'status list-units list-unit-files is-active is-enabled show cat', { text: 'all' }),
    ),
    other: 'machine',
  }),
  ...rows(
    'reads_machine',
    'journalctl dmesg lsof ss netstat top htop iotop lspci lsusb lsmod sar iostat pstree pgrep pidof ifconfig fuser sysctl ip route arp iwconfig hostnamectl timedatectl loginctl',
    {
      text: 'all',
      options: {
        '-w': 'machine',
        '--vacuum-time': 'deletes',
        '--vacuum-size': 'deletes',
        '--rotate': 'machine',
        '-C': 'machine',
        '-k': 'processes',
      },
      more: ({ args }) =>
        args.some(
          (arg) =>
            /^(?:add|del|delete|set|set-\w+|up|down|flush|change|replace|exec|netns)$/.test(arg) || /=/.test(arg),
        )
          ? [finding('machine', args.join(' '))]
          : [],
    },
  ),
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
    'mysql mysqldump psql pg_dump pg_restore dropdb createdb redis-cli mongo mongosh mongodump sqlite3 sqlplus influx cqlsh etcdctl consul',
  ),
  ...rows('secrets', 'getent pbpaste xclip xsel wl-paste screencapture scrot import'),
  ...rows('sends_data', 'pbcopy wl-copy logger wall write mesg notify-send'),
]
