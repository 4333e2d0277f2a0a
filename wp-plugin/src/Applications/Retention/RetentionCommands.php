<?php

declare(strict_types=1);

namespace Passerelle\Applications\Retention;

use Passerelle\Kernel\Commands;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\StoredInstant;

/** `wp passerelle applications removed` lists what can be restored, `wp passerelle applications restore --id=` restores one. */
final readonly class RetentionCommands
{
    private const OK = 0;
    private const FAILED = 1;
    private const USAGE_ERROR = 2;

    public function __construct(private RemovedApplications $removed, private RestoreApplication $restore)
    {
    }

    public function register(): void
    {
        Commands::add('applications:removed', fn (): int => $this->removed());
        Commands::add('applications:restore', fn (array $options): int => $this->restore($options['id'] ?? ''));
    }

    public function removed(): int
    {
        $listed = array_map(static fn (RemovedApplication $each): array => [
            'id' => $each->id,
            'number' => $each->number,
            'call' => $each->callTitle,
            'removedAt' => $each->removedAt->format(StoredInstant::FORMAT),
        ], $this->removed->newest());
        echo json_encode($listed, JSON_PRETTY_PRINT | JSON_UNESCAPED_UNICODE | JSON_THROW_ON_ERROR) . "\n";

        return self::OK;
    }

    public function restore(string $id): int
    {
        if (preg_match('/^[1-9]\d{0,17}$/D', $id) !== 1) {
            echo "Write --id= and the id that applications removed lists.\n";

            return self::USAGE_ERROR;
        }
        try {
            ($this->restore)((int) $id);
        } catch (DomainError) {
            echo "No removed application has this id: it may be deleted for good.\n";

            return self::FAILED;
        }
        echo "Restored. Its applicants are told anew before it is removed again.\n";

        return self::OK;
    }
}
