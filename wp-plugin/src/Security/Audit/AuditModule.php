<?php

declare(strict_types=1);

namespace Passerelle\Security\Audit;

use Passerelle\Kernel\Migrations\HasMigrations;
use Passerelle\Kernel\Module;
use Passerelle\Kernel\Services;

/** Who did what with which record, in a log that shows when somebody changes it. */
final readonly class AuditModule implements Module, HasMigrations
{
    private function __construct(
        public AuditLog $log,
        public AuditLines $lines,
        public AuditAccounts $accounts,
        public VerifyAudit $verify,
        public VerifyInParts $verifyInParts,
    ) {
    }

    public static function build(Services $services, AuditKeys $keys): self
    {
        $db = $services->database;
        $accounts = new AuditAccounts($db, $keys);
        $lines = new AuditLines($db, $accounts);
        $check = new ChainCheck($lines, $accounts, $keys);
        $limit = static fn (string $name): int => $services->config->limit('audit', $name);

        return new self(
            new AuditLog($db, $services->transaction, $services->clock, $keys, $accounts),
            $lines,
            $accounts,
            new VerifyAudit($lines, $check, $services->transaction),
            new VerifyInParts($lines, $check, $services->transaction, $services->clock, $limit('verifiedLines'), $limit('faults')),
        );
    }

    public function register(): void
    {
        (new AuditCommand($this->verify))->register();
    }

    public function migrations(): array
    {
        return AuditTables::migrations();
    }
}
