<?php

declare(strict_types=1);

namespace Passerelle\Calls\Notices;

use Passerelle\Calls\Notices\Reminders\PlanReminders;
use Passerelle\Content\ContentChanged;
use Passerelle\Content\ContentListener;
use Passerelle\Content\Model\ContentType;
use Passerelle\Kernel\Composition\Priority;

/** Whatever changes of a call: its people are notified, its reminders planned. */
#[Priority(80)]
final readonly class CallListener implements ContentListener
{
    public function __construct(private RoleNotices $roles, private StateNotices $states, private PlanReminders $reminders)
    {
    }

    public function onContentChanged(ContentChanged $change): void
    {
        if ($change->record()->type === ContentType::CallForApplication) {
            $this->roles->onContentChanged($change);
            $this->states->onContentChanged($change);
            $this->reminders->onContentChanged($change);
        }
    }
}
