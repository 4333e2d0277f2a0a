<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Content\Walks;

use Passerelle\Content\Model\Status;

/** One language of a record as it has to be. */
final class Expected
{
    public bool $hasProposal = false;
    /** The text of the proposal; null: it was written before the walk. */
    public ?string $proposed = null;
    /** It waits for a decision. */
    public bool $isProposalPending = false;
    public ?Status $beforeOffline = null;
    public ?Status $beforeTrash = null;
    /** Staff took it offline, or the other languages while it was. */
    public bool $isHeldByStaff = false;

    /** @param string|null $seen text of the source when this was last translated or a minor change was accepted; null: it is the source */
    public function __construct(
        public readonly int $id,
        public Status $status,
        public int $version,
        public string $text,
        public string $date,
        public ?string $seen,
    ) {
    }

    /** @return list<mixed> what is compared with the stored record */
    public function stored(): array
    {
        return [$this->status, $this->version, $this->text, $this->date, $this->hasProposal];
    }

    /** A step has led to the status. */
    public function reach(Status $status): void
    {
        if ($status === Status::Offline && $this->status !== Status::Trash) {
            $this->beforeOffline = $this->status;
        }
        if ($status === Status::Trash) {
            $this->beforeTrash = $this->status;
        }
        $this->hasProposal = $this->hasProposal && ($status->isPublic() || in_array($status, [Status::Offline, Status::Trash], true));
        $this->status = $status;
        $this->version++;
    }

    /** @return array{string, list<string>} state of the language, keys of the texts that changed */
    public function translation(?self $other): array
    {
        $changed = $this->seen !== null && $other !== null && $other->status !== Status::Trash && $other->text !== $this->seen ? ['subtitle'] : [];

        return match (true) {
            $this->status === Status::Trash => ['missing', []],
            in_array($this->status, [Status::Draft, Status::ToEdit, Status::Pending, Status::Rejected], true) => ['draft', $changed],
            default => [$changed === [] ? 'up_to_date' : 'outdated', $changed],
        };
    }
}
