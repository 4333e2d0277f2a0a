<?php

declare(strict_types=1);

namespace Passerelle\Files\Uploads;

use DateInterval;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Composition\Limit;

/** Ends uploads that have expired. */
final readonly class SweepUploads
{
    public function __construct(
        private UploadStore $store,
        private PartialFiles $partial,
        private DeleteUpload $delete,
        private Clock $clock,
        #[Limit('uploads', 'hours')] private int $hours,
    ) {
    }

    /** Deletes expired uploads, their files that nothing uses, and bytes without an upload. @return int uploads deleted */
    public function __invoke(): int
    {
        $deleted = 0;
        foreach ($this->store->expired() as $upload) {
            $deleted += $this->delete->end($upload) ? 1 : 0;
        }
        $since = $this->clock->now()->sub(new DateInterval("PT{$this->hours}H"))->getTimestamp();
        foreach ($this->partial->olderThan($since) as $id) {
            if ($this->store->find($id) === null) {
                $this->partial->remove($id);
            }
        }

        return $deleted;
    }
}
