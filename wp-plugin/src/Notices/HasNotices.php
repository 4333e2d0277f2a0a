<?php

declare(strict_types=1);

namespace Passerelle\Notices;

/** Module that raises notices. */
interface HasNotices
{
    /** @return list<NoticeSource> */
    public function notices(): array;
}
