<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Applications\Rights;

/** Everybody who may want something of an application. */
enum Persons: string
{
    case Applicant = 'applicant';
    case Editor = 'co-writer who edits';
    case Reader = 'co-writer who reads';
    case Manager = 'manager';
    case Reviewer = 'reviewer';
    case GuestReviewer = 'guest reviewer';
    case OtherReviewer = 'reviewer of other applications';
    case Mentor = 'mentor';
    case OtherMentor = 'mentor of other applications';
    case Referee = 'referee';
    case Member = 'other member';
    case OtherManager = 'manager of another call';
    case Validator = 'validator';
    case SiteEditor = 'editor';
    case Administrator = 'administrator';
    case SignedOut = 'signed out';
}
