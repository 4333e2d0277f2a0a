<?php

declare(strict_types=1);

namespace Passerelle\Structures;

use Passerelle\Content\Actions\ChangeStatus;
use Passerelle\Content\Actions\StatusChange;
use Passerelle\Content\ContentChanged;
use Passerelle\Content\ContentListener;
use Passerelle\Content\Model\ContentType;
use Passerelle\Kernel\Composition\Uncollected;
use Passerelle\Rights\Transition;
use Passerelle\Rights\ViewerFactory;

/**
 * Publishes the structures of a profile with it, in the same transaction and in the name of their owner, who asked for it by
 * submitting the profile. What has become incomplete since stays a draft, which its owner can publish later.
 */
#[Uncollected]
final readonly class PublishProfileStructures implements ContentListener
{
    public function __construct(private ProfileStructures $structures, private ChangeStatus $changeStatus, private ViewerFactory $viewers)
    {
    }

    public function onContentChanged(ContentChanged $change): void
    {
        $profile = $change->after;
        $isPublished = $profile?->type === ContentType::CommunityProfile && $profile->status->isPublic() && $change->before?->status->isPublic() !== true;
        if (!$isPublished || $profile->ownerId === 0) {
            return;
        }
        $owner = $this->viewers->of($profile->ownerId);
        foreach ($this->structures->draftsOf($profile->ownerId) as $drafts) {
            foreach ($drafts as $draft) {
                if ($this->changeStatus->allows($owner, Transition::Publish, $draft) && $this->changeStatus->isComplete($owner, Transition::Publish, $draft)) {
                    ($this->changeStatus)(new StatusChange($owner, $draft->id, Transition::Publish));
                }
            }
        }
    }
}
