<?php

declare(strict_types=1);

namespace Passerelle\Newsletter\Requests;

use DateTimeImmutable;
use Passerelle\Languages\Lang;
use Passerelle\Newsletter\Proofs\ProofSource;

/** An address was entered into a form; its owner has not confirmed it before subscriberId is set. */
final readonly class Request
{
    /**
     * @param string $email normalised
     * @param int $wording version of the text that was agreed to
     * @param string $network keyed hash of the browser's network
     */
    public function __construct(
        public int $id,
        public string $email,
        public Lang $language,
        public ProofSource $source,
        public int $wording,
        public string $network,
        public DateTimeImmutable $requestedAt,
        public ?int $subscriberId,
    ) {
    }
}
