<?php

declare(strict_types=1);

namespace Passerelle\Applications\Messages;

use Passerelle\Applications\Submissions\SubmissionStore;
use Passerelle\Rights\ViewerFactory;

/** Whether a message still waits for its reader. */
final readonly class ThreadReader
{
    public function __construct(
        private ThreadRights $rights,
        private ThreadMarks $marks,
        private SubmissionStore $store,
        private ViewerFactory $viewers,
    ) {
    }

    /** Whether the person takes part in the thread, and has not read as far as the message. */
    public function isToRead(int $userId, ThreadMessage $message): bool
    {
        return $this->rights->party($this->viewers->of($userId), $this->store->find($message->applicationId)) !== null
            && $this->marks->readUpTo($message->applicationId, $userId) < $message->id;
    }
}
