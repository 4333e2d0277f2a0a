<?php

declare(strict_types=1);

namespace Passerelle\Rights;

use Passerelle\Content\Model\ContentType;

/** The ten capabilities of each content type, and those without a type. */
enum Capability: string
{
    case Edit = 'edit';
    case EditPublished = 'edit_published';
    case EditOthers = 'edit_others';
    case EditPrivate = 'edit_private';
    case Publish = 'publish';
    case ReadPrivate = 'read_private';
    case Delete = 'delete';
    case DeletePrivate = 'delete_private';
    case DeletePublished = 'delete_published';
    case DeleteOthers = 'delete_others';

    /** Meta capabilities on one post, beside WordPress's edit_post, delete_post, read_post and publish_post. */
    public const PROPOSE = 'propose_post';
    public const MODERATE = 'moderate_post';

    /** Held by roles that decide on submitted records; MODERATE decides per record. */
    public const MODERATE_CONTENT = 'moderate_content';
    public const ALTER_VALID = 'alter_valid_moderation';
    public const ALTER_REJECTED = 'alter_rejected_moderation';

    /** Held while one is a reviewer of a call, invited or accepted, whatever one's role. */
    public const REVIEW_APPLICATIONS = 'review_applications';

    /** Sectors, countries and the texts of the home page. */
    public const MANAGE_REFERENCE = 'manage_passerelle_reference';

    /** WordPress's name of it, for example edit_others_initiatives. */
    public function of(ContentType $type): string
    {
        return $this->value . '_' . $type->capabilityType()[1];
    }
}
