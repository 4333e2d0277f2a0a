<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\Recommendations\Ranking;

use Passerelle\Accounts\InterestChoice;
use Passerelle\Languages\Lang;
use Passerelle\Catalogue\Recommendations\Opportunities\SharedWords;

/** What a person is interested in, seeks and offers. */
final readonly class Wishes
{
    /**
     * @param Lang $language that the person reads first
     * @param SharedWords $offers others offer what the person seeks
     * @param SharedWords $needs others seek what the person offers
     */
    public function __construct(
        public Lang $language,
        public InterestChoice $interests,
        public SharedWords $offers,
        public SharedWords $needs,
    ) {
    }
}
