<?php

declare(strict_types=1);

namespace Passerelle\Moderation;

use Passerelle\Content\ContentChanged;
use Passerelle\Content\ContentListener;
use Passerelle\Kernel\Composition\Priority;
use Passerelle\Notices\NoticeKind;
use Passerelle\Notices\Notify;
use Passerelle\Notices\RecordEditors;
use Passerelle\Rights\Transition;

/** Notifies the owner and the co-editors of a record that staff take offline, once for all its languages, or put back. */
#[Priority(90)]
final readonly class OfflineNotices implements ContentListener
{
    /** Key in the data of the notice: why it was taken offline; empty when it is back. */
    public const REASON = 'reason';
    /** Key in the data of the notice: whether it is online again. */
    public const IS_BACK = 'isBack';

    public function __construct(private RecordEditors $editors, private Notify $notify)
    {
    }

    public function onContentChanged(ContentChanged $change): void
    {
        $action = $change->cause->action;
        if ($change->after === null || $change->cause->isRepeat || !in_array($action, [Transition::TakeOffline, Transition::PutBack], true)) {
            return;
        }
        $isBack = $action === Transition::PutBack;
        ($this->notify)(
            NoticeKind::RecordOffline,
            $change->after,
            $this->editors->of($change->after, $change->cause->actor->id),
            [self::IS_BACK => $isBack, self::REASON => $isBack ? '' : $change->cause->reason],
        );
    }
}
