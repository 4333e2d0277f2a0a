<?php

declare(strict_types=1);

namespace Passerelle\Applications\Handling\Reading;

use Passerelle\Applications\Handling\Duplicates\Duplicates;
use Passerelle\Applications\Handling\HandlerRights;
use Passerelle\Applications\Handling\Tags\TagStore;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\Viewer;

/** Tags and likely duplicates of an application, for those who handle it. */
final readonly class ReadMarks
{
    public function __construct(private HandlerRights $rights, private TagStore $tags, private Duplicates $duplicates)
    {
    }

    /**
     * @return array{tags: list<string>, duplicates: list<array<string, mixed>>}
     * @throws DomainError not_found
     */
    public function of(Viewer $viewer, int $applicationId): array
    {
        $submission = $this->rights->submission($viewer, $applicationId);
        $others = $this->duplicates->of($viewer, $submission->stage, [$submission->id])[$submission->id] ?? [];

        return ['tags' => $this->tags->of([$applicationId])[$applicationId] ?? [], 'duplicates' => $this->duplicates->listed($others)];
    }
}
