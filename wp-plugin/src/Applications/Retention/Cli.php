<?php

declare(strict_types=1);

namespace Passerelle\Applications\Retention;

use Passerelle\Kernel\Commands;
use Passerelle\Kernel\DomainError;

/** `wp passerelle applications removed` lists what can be restored, `wp passerelle applications restore --id=` restores one. */
final readonly class Cli
{
    private const OK = 0;
    private const FAILED = 1;
    private const USAGE_ERROR = 2;

    public function __construct(private RetentionStore $store, private RestoreApplication $restore)
    {
    }

    public function register(): void
    {
        Commands::add('applications:removed', fn (): int => $this->removed());
        Commands::add('applications:restore', fn (array $options): int => $this->restore($options['id'] ?? ''));
    }

    public function removed(): int
    {
        echo json_encode($this->store->removed(), JSON_PRETTY_PRINT | JSON_THROW_ON_ERROR) . "\n";

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
