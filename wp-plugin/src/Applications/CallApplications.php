<?php

declare(strict_types=1);

namespace Passerelle\Applications;

use Passerelle\Applications\Submissions\FormExtents;
use Passerelle\Calls\Management\Applications;

/** Tells the calls whether people apply to them. */
final readonly class CallApplications implements Applications
{
    public function __construct(private FormExtents $extents)
    {
    }

    public function among(array $groupIds): array
    {
        return $this->extents->begunAmong($groupIds);
    }

    public function sentAmong(array $groupIds): array
    {
        return $this->extents->begunAmong($groupIds, 'AND number IS NOT NULL');
    }
}
