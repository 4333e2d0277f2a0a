<?php

declare(strict_types=1);

namespace Passerelle\Security;

use DateTimeImmutable;

/** Entry of the log. account, actor and network are keyed hashes or empty. */
final readonly class StoredEvent
{
    public function __construct(
        public int $id,
        public DateTimeImmutable $at,
        public string $event,
        public string $outcome,
        public string $reason,
        public string $account,
        public string $actor,
        public string $network,
        public string $object,
        public string $requestId,
    ) {
    }

    /** @return array<string, int|string> */
    public function toArray(): array
    {
        return [
            'id' => $this->id,
            'at' => $this->at->format('Y-m-d\TH:i:s\Z'),
            'event' => $this->event,
            'outcome' => $this->outcome,
            'reason' => $this->reason,
            'account' => $this->account,
            'actor' => $this->actor,
            'network' => $this->network,
            'object' => $this->object,
            'requestId' => $this->requestId,
        ];
    }
}
