<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Applications\Walks;

/** An application as it should be. */
final class ModelApplication
{
    public int $id = 0;
    public string $state = 'draft';
    public int $version = 1;
    public int $sentNumber = 0;
    public bool $isWithdrawn = false;
    /** @var array<string, string> by question */
    public array $answers = [];
    /** @var array<string, true> questions whose answers were taken over and not read yet */
    public array $unread = [];
    /** @var array<string, true> questions that were saved */
    public array $saved = [];
    /** @var array<string, 'edit'|'read'> by person */
    public array $coWriters = [];
    /** @var list<array<string, string>> answers of each version that was sent */
    public array $sent = [];

    /** @param string $person who began it */
    public function __construct(public readonly string $person, public readonly bool $isOfStructure, public int $changedAt)
    {
    }

    public function isDraft(): bool
    {
        return $this->state === 'draft' && !$this->isWithdrawn;
    }
}
