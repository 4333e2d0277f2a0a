<?php

declare(strict_types=1);

namespace Passerelle\Site\Consent;

use Passerelle\Kernel\Commands;

/** `wp passerelle consents export`, for requests about a consent id, and `consents purge`. */
final readonly class Cli
{
    private const OK = 0;
    private const USAGE_ERROR = 2;

    public function __construct(private Proofs $proofs, private RecordConsent $record)
    {
    }

    public function register(): void
    {
        Commands::add('consents:export', fn (array $options): int => $this->export($options['id'] ?? ''));
        Commands::add('consents:purge', fn (): int => $this->purge());
    }

    /** Prints every proof of the id as JSON, oldest first; exit code 2 for an invalid id. */
    public function export(string $consentId): int
    {
        if (preg_match(RecordConsent::ID, $consentId) !== 1) {
            echo "Write --id= and the id as the page of cookies shows it.\n";

            return self::USAGE_ERROR;
        }
        $proofs = array_map(static fn (Proof $proof): array => $proof->toArray(), $this->proofs->of($consentId));
        echo json_encode($proofs, JSON_PRETTY_PRINT | JSON_THROW_ON_ERROR) . "\n";

        return self::OK;
    }

    public function purge(): int
    {
        echo "{$this->record->forgetOld()} proofs removed.\n";

        return self::OK;
    }
}
