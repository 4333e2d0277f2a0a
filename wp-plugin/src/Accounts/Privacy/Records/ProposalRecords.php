<?php

declare(strict_types=1);

namespace Passerelle\Accounts\Privacy\Records;

use DateTimeInterface;
use Passerelle\Content\Proposals\ProposalStore;
use Passerelle\Content\Values;
use Passerelle\Kernel\Composition\Priority;
use Passerelle\Kernel\EmailAddress;
use Passerelle\Content\Model\ContentType;
use Passerelle\Accounts\Privacy\Erasure;
use Passerelle\Accounts\Privacy\PersonalRecords;
use WP_User;

/** What the person wants changed in public records and nobody has decided on. */
#[Priority(200)]
final readonly class ProposalRecords implements PersonalRecords
{
    public function __construct(private ProposalStore $proposals, private OwnValues $values)
    {
    }

    public function key(): string
    {
        return 'proposals';
    }

    public function tables(): array
    {
        return [ProposalStore::TABLE];
    }

    public function of(int $userId): iterable
    {
        $user = get_userdata($userId);
        $email = $user instanceof WP_User ? EmailAddress::normalise($user->user_email) : '';
        foreach ($this->proposals->byAuthor($userId) as $postId => $proposal) {
            $type = ContentType::tryFrom((string) get_post_type($postId));
            yield [
                'id' => $postId,
                'proposedAt' => $proposal->proposedAt->format(DateTimeInterface::ATOM),
                'title' => $proposal->title,
                'slug' => $proposal->slug,
                'type' => $type?->value,
                'fields' => $type === null ? [] : $this->values->of($type, new Values($proposal->values), $userId, $email),
            ];
        }
    }

    public function erase(Erasure $erasure): void
    {
        $this->proposals->deleteByAuthor($erasure->userId);
    }
}
