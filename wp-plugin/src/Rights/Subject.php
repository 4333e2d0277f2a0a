<?php

declare(strict_types=1);

namespace Passerelle\Rights;

use Passerelle\Content\Model\Audience;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;

/** Properties of a record that rights depend on. */
final readonly class Subject
{
    /**
     * @param list<string> $countries ISO codes: its countries
     * @param list<int> $managers managers of a call
     * @param list<int> $mentors mentors of a call
     * @param int|null $structureId group id of the structure behind it (itself, for a structure)
     * @param list<int> $beneficiaries accounts that benefit from a supported project
     */
    public function __construct(
        public ContentType $type,
        public Status $status,
        public int $ownerId,
        public Audience $audience = Audience::Public,
        public array $countries = [],
        public array $managers = [],
        public ?int $structureId = null,
        public bool $hasApplications = false,
        public array $mentors = [],
        public array $beneficiaries = [],
    ) {
    }

    /** @return list<int> accounts whose record it is. A supported project is not its author's, who is one of the staff */
    public function owners(): array
    {
        return $this->type === ContentType::SupportedProject ? $this->beneficiaries : [$this->ownerId];
    }

    /** The same record, if it were in another status. */
    public function in(Status $status): self
    {
        return new self(
            $this->type,
            $status,
            $this->ownerId,
            $this->audience,
            $this->countries,
            $this->managers,
            $this->structureId,
            $this->hasApplications,
            $this->mentors,
            $this->beneficiaries,
        );
    }
}
