<?php

declare(strict_types=1);

namespace Passerelle\Applications\Messages;

use Passerelle\Applications\InternalCalls;
use Passerelle\Applications\Letters\ReadLetters;
use Passerelle\GraphQL\Times;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\Viewer;

/** The thread of an application for those who take part in it. */
final readonly class ReadThread
{
    public function __construct(
        private ThreadRights $rights,
        private ThreadStore $threads,
        private ThreadFiles $files,
        private ThreadMarks $marks,
        private ThreadNames $names,
        private InternalCalls $calls,
    ) {
    }

    /**
     * @return array<string, mixed> as the API shows it
     * @throws DomainError not_found, also for those who take no part in it
     */
    public function data(Viewer $viewer, int $applicationId): array
    {
        $party = $this->rights->require($viewer, $applicationId);
        $application = $party->submission->application;
        $call = $this->calls->of($application)->record ?? throw DomainError::notFound();
        $messages = $this->threads->of($applicationId);
        $files = $this->files->of($applicationId);
        $names = $this->names->ofUsers(array_map(static fn (ThreadMessage $each): int => $each->userId, $messages));
        $readUpTo = $this->marks->readUpTo($applicationId, $viewer->id);

        return [
            'callTitle' => $call->title,
            'id' => $applicationId,
            'isSent' => $party->submission->wasSentAnywhere(),
            'mayWrite' => $party->writes,
            'messages' => array_map(static fn (ThreadMessage $each): array => [
                'author' => $names[$each->userId] ?? null,
                'files' => array_map(ReadLetters::file(...), $files[$each->id] ?? []),
                'id' => $each->id,
                'isOwn' => $each->userId === $viewer->id,
                'isUnread' => $each->id > $readUpTo && $each->side !== $party->side,
                'side' => $each->side->value,
                'text' => $each->text,
                'writtenAt' => Times::text($each->writtenAt),
            ], $messages),
            'name' => $party->side !== ThreadSide::Applicant ? $this->names->ofApplicant($application) : null,
            'number' => $application->number,
            'side' => $party->side->value,
            'withdrawnAt' => $application->withdrawnAt === null ? null : Times::text($application->withdrawnAt),
            'zone' => $call->values->textOrNull('zone'),
        ];
    }

    /**
     * Marks the thread as read.
     *
     * @param int $upTo id of the last message that was shown
     * @throws DomainError not_found
     */
    public function mark(Viewer $viewer, int $applicationId, int $upTo): void
    {
        $this->rights->require($viewer, $applicationId);
        $this->marks->read($applicationId, $viewer->id, min($upTo, $this->threads->last($applicationId)));
    }
}
