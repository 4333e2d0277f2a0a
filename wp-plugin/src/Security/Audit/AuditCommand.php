<?php

declare(strict_types=1);

namespace Passerelle\Security\Audit;

use Passerelle\Kernel\Commands;

/**
 * `wp passerelle audit verify`. Prints the faults and the end of the log as ID:HASH;
 * --contains=ID:HASH also fails when that line, printed earlier and stored elsewhere, is gone.
 */
final readonly class AuditCommand
{
    public function __construct(private VerifyAudit $verify)
    {
    }

    public function register(): void
    {
        Commands::add('audit:verify', $this->run(...));
    }

    /**
     * @param array<string, string> $options
     * @return int exit code: 1 when the log is not intact
     */
    public function run(array $options): int
    {
        [$id, $hash] = [...explode(':', $options['contains'] ?? '', 2), ''];
        $result = ($this->verify)(isset($options['contains']) ? new AuditHead((int) $id, $hash) : null);
        foreach ($result->faults as [$line, $fault]) {
            fwrite(STDERR, "{$line} {$fault->value}\n");
        }
        fwrite(STDOUT, "{$result->end->lastId}:{$result->end->lastHash}\n");

        return $result->isIntact() ? 0 : 1;
    }
}
