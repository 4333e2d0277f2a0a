<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\Recommendations\Ranking;

/** Why an item is recommended. */
enum ReasonCode: string
{
    /** Its offer has words of what the person seeks. */
    case OffersSought = 'offers_sought';
    /** Its need has words of what the person offers. */
    case SeeksOffered = 'seeks_offered';
    case Sector = 'sector';
    case Country = 'country';
    case ClosingSoon = 'closing_soon';
    case ComingSoon = 'coming_soon';
    case Recent = 'recent';
}
