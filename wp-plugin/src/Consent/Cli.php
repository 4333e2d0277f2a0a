<?php

declare(strict_types=1);

namespace Passerelle\Consent;

/** Commands consents:export, for requests about a consent id, and consents:purge. */
final readonly class Cli
{
    private const OK = 0;
    private const USAGE_ERROR = 2;

    public function __construct(private Proofs $proofs, private RecordConsent $record)
    {
    }

    /** Commands of wp-env/cli.php, and of WP-CLI ("wp passerelle consents …"). */
    public function register(): void
    {
        $export = fn (array $options): int => $this->export(is_string($options['id'] ?? null) ? $options['id'] : '');
        $purge = fn (): int => $this->purge();
        add_filter('passerelle_commands', static fn (array $commands): array => [
            ...$commands,
            'consents:export' => $export,
            'consents:purge' => $purge,
        ]);
        if (defined('WP_CLI') && WP_CLI) {
            \WP_CLI::add_command(
                'passerelle consents export',
                /** @param array<string, string> $options */
                static fn (array $arguments, array $options) => \WP_CLI::halt($export($options)),
            );
            \WP_CLI::add_command('passerelle consents purge', static fn () => \WP_CLI::halt($purge()));
        }
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
