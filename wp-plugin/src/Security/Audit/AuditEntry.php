<?php

declare(strict_types=1);

namespace Passerelle\Security\Audit;

/** Something that was done with a record. No names, addresses or contents: they would outlive the person's account. */
final readonly class AuditEntry
{
    /**
     * @param int $actorId user id; 0: the system, for example the scheduler
     * @param list<string> $roles that the actor had
     * @param int $postId language version of the record
     * @param string $before status, or roles of an account; '' when there was no record
     * @param string $after status, or roles of an account; '' when there is no record any more
     * @param list<string> $fields keys of the values that changed
     * @param string $reason that the actor had to give
     * @param int|null $accountId account that it is about; its pseudonym begins the reason
     */
    public function __construct(
        public int $actorId,
        public array $roles,
        public int $postId,
        public int $groupId,
        public string $action,
        public string $before,
        public string $after,
        public array $fields = [],
        public string $reason = '',
        public ?int $accountId = null,
    ) {
    }
}
