<?php

declare(strict_types=1);

namespace Passerelle\Applications\Stages;

use Passerelle\Calls\CallDates;
use Passerelle\Content\ContentChanged;
use Passerelle\Content\ContentListener;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\OtherChange;
use Passerelle\Kernel\Composition\Priority;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;

/** The closing of a call is not moved past the opening of its second stage. */
#[Priority(141)]
final readonly class StagesFollowCall implements ContentListener
{
    public function __construct(private StageStore $stages)
    {
    }

    /** @throws DomainError invalid_fields */
    public function onContentChanged(ContentChanged $change): void
    {
        if ($change->after === null || $change->before === null || $change->after->type !== ContentType::CallForApplication || $change->cause->action === OtherChange::ZoneData) {
            return;
        }
        $dates = CallDates::of($change->after->values);
        $second = CallDates::of($change->before->values)->equals($dates) ? null : $this->stages->ofCall($change->after->groupId)[0] ?? null;
        if ($second !== null && ($dates->closesAt === null || $dates->closesAt >= $second->opensAt)) {
            throw DomainError::invalid([new FieldError('closesAt', 'stage_after_next')]);
        }
    }
}
