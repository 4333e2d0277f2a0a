<?php

declare(strict_types=1);

namespace Passerelle\Site\Consent;

use DateTimeImmutable;

/** Stored choice. */
final readonly class Proof
{
    public function __construct(public Choice $choice, public DateTimeImmutable $recordedAt)
    {
    }

    /** @return array{consentId: string, granted: list<string>, version: int, language: string, recordedAt: string} */
    public function toArray(): array
    {
        return [
            'consentId' => $this->choice->consentId,
            'granted' => $this->choice->granted,
            'version' => $this->choice->version,
            'language' => $this->choice->language->value,
            'recordedAt' => $this->recordedAt->format('Y-m-d\TH:i:s\Z'),
        ];
    }
}
