<?php

declare(strict_types=1);

namespace Passerelle\Newsletter\Proofs;

use DateTimeImmutable;

/** What is proved. The address is not part of it. */
final readonly class Proof
{
    /**
     * @param string $network keyed hash of the browser's network, as in the security log; empty where there was no browser
     * @param int $wording version of the text that was agreed to; 0: none was shown
     * @param DateTimeImmutable|null $at null: now
     * @param string $detail code
     */
    public function __construct(
        public ProofEvent $event,
        public ProofSource $source,
        public string $network = '',
        public int $wording = 0,
        public ?DateTimeImmutable $at = null,
        public string $detail = '',
    ) {
    }
}
