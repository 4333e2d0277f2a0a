<?php

declare(strict_types=1);

namespace Passerelle\Security;

use SensitiveParameter;

/** A reported event. Accounts and addresses are stored as keyed hashes only. */
final readonly class SecurityEntry
{
    private const CODE_LENGTH = 60;

    public string $reason;
    public string $object;

    /** @see SecurityEvent::succeeded() for the parameters */
    public function __construct(
        public SecurityEvent $event,
        public Outcome $outcome,
        string $reason,
        #[SensitiveParameter] public int|string|null $account,
        public ?int $actor,
        #[SensitiveParameter] public ?string $address,
        string $object,
    ) {
        // Codes only, so that user input cannot get into the log.
        $this->reason = preg_match('/^[a-z0-9_]*$/D', $reason) === 1 ? substr($reason, 0, self::CODE_LENGTH) : 'other';
        $this->object = preg_match('/^[a-z_]{1,40}:\d{1,19}$/D', $object) === 1 ? $object : '';
    }
}
