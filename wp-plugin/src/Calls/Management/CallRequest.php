<?php

declare(strict_types=1);

namespace Passerelle\Calls\Management;

/** A request; texts as they were sent. */
final readonly class CallRequest
{
    /**
     * @param int|null $id null: a new call
     * @param int|null $version that was read
     * @param array<string, mixed>|null $input of the form; saved in the transaction of the action that it comes with
     * @param string|null $publishAt instant, or local time in the zone of the call
     * @param string|null $closesAt as above
     */
    public function __construct(
        public CallAction $action,
        public ?int $id = null,
        public ?int $version = null,
        public ?array $input = null,
        public ?string $publishAt = null,
        public ?string $closesAt = null,
        public ?string $reason = null,
    ) {
    }
}
