<?php

declare(strict_types=1);

namespace Passerelle\Kernel;

/** Services used by nearly all modules. */
final readonly class Services
{
    public function __construct(
        public Database $database,
        public Transaction $transaction,
        public Clock $clock,
        public Config $config,
    ) {
    }
}
