<?php

declare(strict_types=1);

namespace Passerelle\Applications\Forms\Composing;

/** A requested action on the form of a stage, before its checks. */
final readonly class FormRequest
{
    /**
     * @param int $callId of the call in either language
     * @param int $version that the person has read; 0: nothing was stored
     * @param string|null $document JSON, with save
     * @param ReadyMadeForm|null $readyMade with useReadyMade
     * @param int|null $fromCallId with copy
     */
    public function __construct(
        public FormAction $action,
        public int $callId,
        public ?int $stage,
        public int $version,
        public ?string $document = null,
        public ?ReadyMadeForm $readyMade = null,
        public ?int $fromCallId = null,
    ) {
    }
}
