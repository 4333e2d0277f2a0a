<?php

declare(strict_types=1);

namespace Passerelle\Files\Scanning;

use DateInterval;
use Passerelle\Files\FileState;
use Passerelle\Files\Inspection\Reason;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Composition\Factory;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\StoredInstant;
use Passerelle\Outbox\Outbox;

/** Scan state of files. A file without a row was never scanned and is ready. */
#[Factory('before')]
final readonly class Quarantine
{
    /** Kind of the message that a file was refused, for what uses files before their scan has ended. */
    public const REFUSED = 'file_refused';
    /** Key in its payload: id of the file. */
    public const FILE = 'file';

    /** @param bool $isOn whether new files are scanned */
    public function __construct(private Database $db, private Clock $clock, private Config $config, private Outbox $outbox, public bool $isOn)
    {
    }

    /** @param Scanner|null $scanner null: switched off */
    public static function before(Database $db, Clock $clock, Config $config, Outbox $outbox, ?Scanner $scanner): self
    {
        return new self($db, $clock, $config, $outbox, $scanner !== null);
    }

    /** Within the transaction that stores the file. The first scan follows its commit. */
    public function add(int $fileId): void
    {
        $this->db->execute(
            "INSERT INTO {$this->table()} (file_id, state, reason, changed_at) VALUES (%d, %s, '', %s)",
            $fileId,
            FileState::Scanning->value,
            $this->now(),
        );
        $this->outbox->addAndTry(ScanFile::KIND, ['file' => $fileId]);
    }

    /** @return bool false: the file was deleted or already decided */
    public function release(int $fileId): bool
    {
        return $this->decide($fileId, FileState::Ready, null);
    }

    /** Keeps the bytes in quarantine for some days. @return bool as release() */
    public function refuse(int $fileId, Reason $reason): bool
    {
        $isDone = $this->decide($fileId, FileState::Refused, $reason);
        if ($isDone) {
            $days = new DateInterval("P{$this->config->limit('fileScan', 'quarantineDays')}D");
            $this->outbox->add(EndQuarantine::KIND, ['file' => $fileId], $this->clock->now()->add($days));
            $this->outbox->add(self::REFUSED, [self::FILE => $fileId]);
        }

        return $isDone;
    }

    private function decide(int $fileId, FileState $state, ?Reason $reason): bool
    {
        return $this->db->execute(
            "UPDATE {$this->table()} SET state = %s, reason = %s, changed_at = %s WHERE file_id = %d AND state = %s",
            $state->value,
            $reason->value ?? '',
            $this->now(),
            $fileId,
            FileState::Scanning->value,
        ) === 1;
    }

    private function now(): string
    {
        return $this->clock->now()->format(StoredInstant::FORMAT);
    }

    private function table(): string
    {
        return $this->db->table('file_scans');
    }
}
